<?php
/**
 * The exchange with the console: reports of visits go out, the published policy comes in. By WP-Cron, or after a
 * crawler's visit has been answered; never before.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/gate.php';
require_once __DIR__ . '/visits.php';

/** Where accounts are, unless the site's configuration names another console. */
function console_address() {
	return defined( 'OCTROI_CONSOLE' ) ? untrailingslashit( OCTROI_CONSOLE ) : 'https://app.octroi.example';
}

const BATCH_SIZE = 500;

/** How many batches one run sends: what waits at most. */
const MAX_BATCHES = 10;

/** A policy of 4 MB, as base64 with what goes with it. */
const MAX_RESPONSE_OCTETS = 6 * 1024 * 1024;

/** How long a crawler waits at most for an exchange, in seconds, where PHP cannot let it go first. */
const SECONDS_OF_VISIT = 2;

/**
 * The parts of a site's key: `https://<site>:<secret>@<console>/<public key>`.
 *
 * @param string $text What was pasted, or handed over.
 * @return array|null site, secret, console and public_key.
 */
function parse_site_key( $text ) {
	if ( ! preg_match( '~^(https?)://([\w-]+):([\w-]+)@([A-Za-z0-9.-]+(?::\d+)?)/([\w-]{43})$~D', trim( $text ), $found ) ) {
		return null;
	}
	list( , $scheme, $site, $secret, $host, $public_key ) = $found;
	$is_local = preg_match( '/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/D', $host );
	if ( 'https' !== $scheme && ! $is_local ) {
		return null;
	}
	return array(
		'site'       => $site,
		'secret'     => $secret,
		'console'    => "$scheme://" . strtolower( $host ),
		'public_key' => $public_key,
	);
}

/**
 * Connects the site: from now on visits are reported, and the published policy is followed.
 *
 * @param array $key From parse_site_key().
 */
function connect( array $key ) {
	require_once __DIR__ . '/setup.php';
	update_option( 'octroi_connection', $key + array( 'instance' => wp_generate_uuid4() ), false );
	delete_option( 'octroi_status' );
	delete_option( 'octroi_published' );
	if ( ! wp_next_scheduled( 'octroi_console' ) ) {
		wp_schedule_event( time(), 'octroi_minute', 'octroi_console' );
	}
	prepare_gate();
}

/**
 * Ends the connection: nothing is sent any more, what waited is removed, and the policy of the settings page applies.
 *
 * @param string $because `here`; `deactivated` with the plugin; or `gone` where the console no longer knows the site.
 */
function disconnect( $because ) {
	global $wpdb;
	require_once __DIR__ . '/setup.php';
	delete_option( 'octroi_connection' );
	delete_option( 'octroi_published' );
	update_option( 'octroi_status', 'here' === $because ? array() : array( 'problem' => $because ), false );
	wp_clear_scheduled_hook( 'octroi_console' );
	$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', table( 'queue' ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
	prepare_gate();
}

/**
 * Tells the console that this site is about to be disconnected, so that it ends the key.
 *
 * @return bool Whether it knows.
 */
function tell_disconnected() {
	$key = get_option( 'octroi_connection' );
	if ( ! is_array( $key ) || is_used_elsewhere( $key ) ) {
		return true;
	}
	$response = ask_console(
		$key,
		'/v1/disconnect',
		array(
			'method'  => 'POST',
			'timeout' => 5,
		)
	);
	// A key that was ended, or never was one, is not to be ended any more.
	return in_array( is_wp_error( $response ) ? 0 : wp_remote_retrieve_response_code( $response ), array( 204, 401, 410 ), true );
}

/**
 * Whether another site of the network has the same key, as those in folders of one name do: the last one ends it.
 *
 * @param array $key From parse_site_key().
 */
function is_used_elsewhere( array $key ) {
	if ( ! is_multisite() ) {
		return false;
	}
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $site ) {
		$other = get_current_blog_id() === (int) $site ? null : get_blog_option( $site, 'octroi_connection' );
		if ( is_array( $other ) && $other['secret'] === $key['secret'] ) {
			return true;
		}
	}
	return false;
}

/** What became of the last exchange: ran (a time), sent (a time), pause_until, failures, problem. */
function exchange_status() {
	return array_merge(
		array(
			'ran'         => 0,
			'sent'        => 0,
			'pause_until' => 0,
			'failures'    => 0,
			'problem'     => null,
		),
		(array) get_option( 'octroi_status', array() )
	);
}

/**
 * Where WP-Cron is off, or refusals end before it starts, the next crawler's visit does its work. The visitor has its
 * answer already.
 */
function exchange_when_overdue() {
	$status = exchange_status();
	if ( time() < $status['ran'] + 90 || time() < $status['pause_until'] ) {
		return;
	}
	if ( function_exists( 'fastcgi_finish_request' ) ) {
		fastcgi_finish_request();
	} elseif ( function_exists( 'litespeed_finish_request' ) ) {
		litespeed_finish_request();
	} else {
		exchange( microtime( true ) + SECONDS_OF_VISIT );
		return;
	}
	exchange();
}

/**
 * Sends what waits, then asks for the policy.
 *
 * @param float|null $until When it has to be over, where somebody waits for it. What was not sent is sent next time.
 */
function exchange( $until = null ) {
	$key    = get_option( 'octroi_connection' );
	$status = exchange_status();
	if ( ! is_array( $key ) || time() < $status['pause_until'] ) {
		return;
	}
	$status['ran'] = time();
	update_option( 'octroi_status', $status, false );
	foreach ( array( __NAMESPACE__ . '\send_visits', __NAMESPACE__ . '\follow_policy' ) as $task ) {
		$failure = $task( $key + array( 'until' => $until ) );
		if ( 'gone' === $failure ) {
			disconnect( 'gone' );
			return;
		}
		if ( null !== $failure ) {
			++$status['failures'];
			$status['problem']     = $failure['problem'];
			$status['pause_until'] = time() + ( $failure['retry_after'] ? $failure['retry_after'] : min( HOUR_IN_SECONDS, 30 * 2 ** $status['failures'] ) );
			update_option( 'octroi_status', $status, false );
			return;
		}
	}
	$status = array_merge(
		$status,
		array(
			'sent'     => time(),
			'failures' => 0,
			'problem'  => null,
		)
	);
	update_option( 'octroi_status', $status, false );
}

/**
 * Asks the console something.
 *
 * @param array  $key     From parse_site_key(), with `until` where the time is short.
 * @param string $path    Such as /v1/visits.
 * @param array  $request What wp_remote_request() takes; headers are added to.
 * @return array|\WP_Error
 */
function ask_console( array $key, $path, array $request ) {
	$request['headers'] = array(
		'Authorization'   => 'Basic ' . base64_encode( $key['site'] . ':' . $key['secret'] ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- HTTP Basic is base64.
		'Octroi-Instance' => $key['instance'],
	) + own_mode_header() + ( isset( $request['headers'] ) ? $request['headers'] : array() );
	$request += array(
		'user-agent'          => '@octroi/wordpress/' . VERSION,
		'redirection'         => 0,
		'timeout'             => 10,
		'limit_response_size' => MAX_RESPONSE_OCTETS,
	);
	if ( isset( $key['until'] ) ) {
		$request['timeout'] = min( $request['timeout'], $key['until'] - microtime( true ) );
	}
	// A console that the site's configuration names may be on the same machine or network; no other.
	return defined( 'OCTROI_CONSOLE' ) && console_address() === $key['console']
		? wp_remote_request( $key['console'] . $path, $request )
		: wp_safe_remote_request( $key['console'] . $path, $request );
}

/** What this site decides by itself: it enforces rules of its own until others are, or refuses nothing whatever is published. */
function own_mode_header() {
	$gate = (array) get_option( 'octroi_gate' );
	if ( ! isset( $gate['own_mode'] ) ) {
		return array();
	}
	return array( 'Octroi-Own-Mode' => 'enforce' === $gate['own_mode'] ? 'enforce' : 'observe' );
}

/**
 * Whether nothing more may be asked now, as somebody waits. The next exchange goes on.
 *
 * @param array $key From parse_site_key(), with `until` where the time is short.
 */
function is_time_over( array $key ) {
	return isset( $key['until'] ) && microtime( true ) >= $key['until'];
}

/**
 * What an answer of the console says is wrong.
 *
 * @param array|\WP_Error $response From ask_console().
 * @return array|string problem and retry_after; or `gone`.
 */
function failure_of( $response ) {
	$code = is_wp_error( $response ) ? 0 : wp_remote_retrieve_response_code( $response );
	if ( 410 === $code ) {
		return 'gone';
	}
	$retry_after = $code ? (int) wp_remote_retrieve_header( $response, 'retry-after' ) : 0;
	return array(
		'problem'     => 401 === $code ? 'key' : 'unreachable',
		'retry_after' => min( HOUR_IN_SECONDS, max( 0, $retry_after ) ),
	);
}

/**
 * Sends what waits, batch by batch. A batch that failed is sent again as it was, under its id, so that it counts once.
 *
 * @param array $key From parse_site_key().
 * @return array|string|null What failed.
 */
function send_visits( array $key ) {
	global $wpdb;
	for ( $sent = 0; $sent < MAX_BATCHES; $sent++ ) {
		$batch = is_time_over( $key ) ? null : next_batch();
		if ( null === $batch ) {
			return null;
		}
		$response = ask_console(
			$key,
			'/v1/visits',
			array(
				'method'  => 'POST',
				'headers' => array(
					'Content-Type'    => 'application/x-ndjson',
					'Idempotency-Key' => $batch['id'],
				),
				'body'    => implode( "\n", $batch['events'] ) . "\n",
			)
		);
		$code     = is_wp_error( $response ) ? 0 : wp_remote_retrieve_response_code( $response );
		// What can never be taken is dropped: it would stand in the way of all that follows.
		if ( ( $code < 200 || $code > 299 ) && 400 !== $code && 413 !== $code ) {
			return failure_of( $response );
		}
		$wpdb->delete( table( 'queue' ), array( 'batch' => $batch['id'] ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
	}
	return null;
}

/**
 * The oldest batch that was sealed, or a new one. One statement seals it, so that two processes never share a report.
 *
 * @return array|null id and events.
 */
function next_batch() {
	global $wpdb;
	$queue = table( 'queue' );
	$id    = $wpdb->get_var( $wpdb->prepare( "SELECT batch FROM %i WHERE batch <> '' ORDER BY id LIMIT 1", $queue ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
	if ( null === $id ) {
		$last = $wpdb->get_var( $wpdb->prepare( "SELECT MAX(id) FROM (SELECT id FROM %i WHERE batch = '' ORDER BY id LIMIT %d) AS oldest", $queue, BATCH_SIZE ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
		if ( null === $last ) {
			return null;
		}
		$id = wp_generate_uuid4();
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET batch = %s WHERE batch = '' AND id <= %d", $queue, $id, $last ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
	}
	$events = $wpdb->get_col( $wpdb->prepare( 'SELECT event FROM %i WHERE batch = %s ORDER BY id', $queue, $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of the plugin.
	require_once __DIR__ . '/people.php';
	return $events ? array(
		'id'     => $id,
		'events' => sum_people( $events ),
	) : null;
}

/**
 * Asks for the policy that the console publishes. What is not signed for this site, or cannot be read whole, changes
 * nothing.
 *
 * @param array $key From parse_site_key().
 * @return array|string|null What failed.
 */
function follow_policy( array $key ) {
	if ( is_time_over( $key ) ) {
		return null;
	}
	$latest   = get_option( 'octroi_published' );
	$headers  = is_array( $latest ) && '' !== $latest['etag'] ? array( 'If-None-Match' => $latest['etag'] ) : array();
	$response = ask_console( $key, '/v1/policy', array( 'headers' => $headers ) );
	$code     = is_wp_error( $response ) ? 0 : wp_remote_retrieve_response_code( $response );
	if ( 304 === $code || 204 === $code ) {
		return null;
	}
	if ( 200 !== $code ) {
		return failure_of( $response );
	}
	$published = read_published_policy( wp_remote_retrieve_body( $response ), $key );
	// An earlier policy may not be sent in place of a later one. One that was signed later is no earlier one, whatever
	// its number: a console that was restored from a backup counts anew.
	$is_older = null !== $published && is_array( $latest )
		&& $published['version'] <= $latest['version'] && $published['at'] < $latest['at'];
	if ( null === $published || $is_older ) {
		return array(
			'problem'     => 'policy',
			'retry_after' => 0,
		);
	}
	require_once __DIR__ . '/setup.php';
	update_option( 'octroi_published', $published + array( 'etag' => (string) wp_remote_retrieve_header( $response, 'etag' ) ), false );
	prepare_gate();
	return null;
}

/**
 * Reads a signed policy.
 *
 * @param string $token A compact JWS.
 * @param array  $key   From parse_site_key().
 * @return array|null version, at, mode, policy, license_keys and withdrawn_licenses.
 */
function read_published_policy( $token, array $key ) {
	require_once __DIR__ . '/tokens.php';
	require_once __DIR__ . '/parse.php';
	$jws = read_jws( trim( $token ) );
	if ( null === $jws || ! isset( $jws['header']['alg'] ) || 'EdDSA' !== $jws['header']['alg']
		|| ! is_signed_by( $jws['signature'], $jws['signed'], (string) from_base64url( $key['public_key'] ) ) ) {
		return null;
	}
	$value   = json_decode( $jws['payload'] );
	$members = json_object( $jws['payload'] );
	$at      = isset( $members['at'] ) && is_string( $members['at'] ) ? strtotime( $members['at'] ) : false;
	if ( ! isset( $members['site'], $members['version'], $members['mode'], $value->policy ) || false === $at
		|| $members['site'] !== $key['site'] || ! is_int( $members['version'] )
		|| ! in_array( $members['mode'], array( 'observe', 'enforce' ), true ) ) {
		return null;
	}
	try {
		// Beside it, so that gates that know no market can read the policy.
		if ( isset( $value->market ) && is_object( $value->policy ) ) {
			$value->policy->market = $value->market;
		}
		$policy = read_policy( $value->policy );
	} catch ( Policy_Error $error ) {
		return null;
	}
	return array(
		'version'            => $members['version'],
		'at'                 => $at,
		'mode'               => $members['mode'],
		'policy'             => $policy,
		'license_keys'       => isset( $members['licenseKeys']['keys'] ) ? (array) $members['licenseKeys']['keys'] : array(),
		'withdrawn_licenses' => isset( $members['withdrawnLicenses'] ) ? (array) $members['withdrawnLicenses'] : array(),
	);
}
