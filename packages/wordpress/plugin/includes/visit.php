<?php
/**
 * A crawler's visit: decided, answered, counted.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/decide.php';
require_once __DIR__ . '/identity.php';

/** Longer paths are cut: a report is for counting pages. */
const MAX_PATH_LENGTH = 2048;

/**
 * Decides about a crawler's visit. Where it is refused, answers and ends.
 *
 * @param array  $crawler The crawler that it says it is.
 * @param array  $gate    What the gate reads.
 * @param string $mode    observe or enforce.
 * @param string $target  REQUEST_URI.
 */
function meet( array $crawler, array $gate, $mode, $target ) {
	$kept     = get_option( 'octroi_policy' );
	$policy   = $kept['policy'];
	$identity = identity_of( $crawler, visitor_address( $_SERVER, $gate['address'] ), $policy );
	$paths    = target_paths( $target );
	$decision = decide_strictly( $policy, $crawler, $identity, $paths );
	$outcome  = outcome_of( $kept, $crawler, $identity, $decision, $paths );
	$event    = visit_event( $crawler, $identity, $decision, $outcome, $mode, $paths[0] );
	register_shutdown_function(
		function () use ( $event, $gate ) {
			try {
				require_once __DIR__ . '/visits.php';
				record_visit( $event, $gate['reports'] );
			} catch ( \Throwable $error ) {
				report_failure( $error );
			}
		}
	);
	if ( 'enforce' !== $mode ) {
		return;
	}
	if ( isset( $outcome['refusal'] ) ) {
		send_answer( $outcome['refusal'] );
	}
	if ( isset( $outcome['license'] ) ) {
		// A page that was paid for is not for whoever asks next.
		add_action(
			'send_headers',
			function () {
				header( 'Vary: Authorization', false );
			}
		);
	}
}

/**
 * What a decision comes to: a refusal, a license that opens the page, or neither.
 *
 * @param array  $kept     policy, license_keys and withdrawn_licenses.
 * @param array  $crawler  The crawler.
 * @param string $identity verified, outside or unverifiable.
 * @param array  $decision From decide().
 * @param array  $paths    Every path that the address may be read as.
 * @return array
 */
function outcome_of( array $kept, array $crawler, $identity, array $decision, array $paths ) {
	if ( 'allow' === $decision['action'] ) {
		return array();
	}
	require_once __DIR__ . '/answers.php';
	$policy  = $kept['policy'];
	$request = array(
		'method'          => server_value( 'REQUEST_METHOD' ),
		'accept'          => server_value( 'HTTP_ACCEPT' ),
		'accept_language' => server_value( 'HTTP_ACCEPT_LANGUAGE' ),
	);
	if ( 'block' === $decision['action'] ) {
		return array( 'refusal' => blocked( $request, $policy, $crawler, $identity ) );
	}
	if ( 'limit' === $decision['action'] ) {
		require_once __DIR__ . '/visits.php';
		$counted = count_towards_limit( "{$decision['rule']}:{$crawler['token']}:$identity", $decision['limit'] );
		return $counted['within']
			? array()
			: array( 'refusal' => over_limit( $request, $policy, $crawler, $identity, $decision['limit'], $counted['retry_after'] ) );
	}
	$checked = array();
	if ( preg_match( '/^License +(.*)/i', rtrim( server_value( 'HTTP_AUTHORIZATION' ) ), $found ) ) {
		require_once __DIR__ . '/tokens.php';
		$checked = check_license( $found[1], $kept['license_keys'], $kept['withdrawn_licenses'], $policy['site']['origin'], $paths, time() );
	}
	if ( isset( $checked['license'] ) ) {
		if ( is_within_slice( $checked['license'] ) ) {
			return $checked;
		}
		$checked = array( 'fault' => 'slice-spent' );
	}
	$fault = isset( $checked['fault'] ) ? $checked['fault'] : null;
	return array( 'refusal' => charged( $request, $policy, $crawler, $identity, $decision['price'], $fault ) );
}

/**
 * Whether a token's slice has a visit left, which is then used. Tokens of slices last minutes, so the count of an hour
 * outlasts them.
 *
 * @param array $license The claims of a token.
 */
function is_within_slice( array $license ) {
	if ( ! isset( $license['slice'] ) ) {
		return true;
	}
	require_once __DIR__ . '/visits.php';
	$limit = array(
		'visits' => $license['visits'],
		'per'    => 'hour',
	);
	// Names of counters are short.
	return count_towards_limit( 'slice:' . hash( 'sha256', $license['slice'] ), $limit )['within'];
}

/**
 * Sends an answer in place of the page, and ends.
 *
 * @param array $answer status, headers and body.
 */
function send_answer( array $answer ) {
	foreach ( $answer['headers'] as $name => $value ) {
		header( "$name: $value" );
	}
	// After the headers: PHP makes a 401 of every answer with WWW-Authenticate.
	status_header( $answer['status'] );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON, or a page whose parts were escaped.
	echo $answer['body'];
	exit;
}

/**
 * One visit as @octroi/edge reports it, without personal data: no query, no header, no address. Its status is known once
 * it was answered.
 *
 * @param array  $crawler  The crawler.
 * @param string $identity verified, outside or unverifiable.
 * @param array  $decision From decide().
 * @param array  $outcome  From outcome_of().
 * @param string $mode     observe or enforce.
 * @param string $path     The path with its query.
 */
function visit_event( array $crawler, $identity, array $decision, array $outcome, $mode, $path ) {
	$now   = microtime( true );
	$event = array(
		'v'        => 1,
		'id'       => wp_generate_uuid4(),
		'time'     => gmdate( 'Y-m-d\TH:i:s', (int) $now ) . sprintf( '.%03dZ', (int) ( 1000 * ( $now - floor( $now ) ) ) ),
		'host'     => server_value( 'HTTP_HOST' ),
		'path'     => substr( normalize_octets( explode( '?', $path, 2 )[0] ), 0, MAX_PATH_LENGTH ),
		'method'   => server_value( 'REQUEST_METHOD' ),
		'status'   => null,
		'crawler'  => $crawler['token'],
		'operator' => $crawler['operator'],
		'purpose'  => $crawler['purpose'],
		'identity' => $identity,
		'decision' => $decision['action'],
		'because'  => $decision['because'],
		'rule'     => $decision['rule'],
		'mode'     => $mode,
		'refusal'  => isset( $outcome['refusal'] ) ? $outcome['refusal']['status'] : null,
	);
	if ( 'charge' === $decision['action'] ) {
		$event['price'] = $decision['price'];
	}
	if ( isset( $outcome['license'] ) ) {
		$event['license'] = array(
			'id'       => $outcome['license']['jti'],
			'licensee' => $outcome['license']['sub'],
		);
	}
	return $event;
}
