<?php
/**
 * Who is no known crawler: a person whom an assistant sent, or a program that no list knows. Both pass undecided, and are
 * reported as @octroi/edge does while the site is connected: of people sums alone, of programs the name that they give.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

/**
 * How people and programs are told apart, and the assistants by their names.
 *
 * @return array referer, source, names, bot, device, program.
 */
function assistants() {
	static $assistants = null;
	if ( null === $assistants ) {
		$assistants = require __DIR__ . '/assistants.php';
	}
	return $assistants;
}

/**
 * Reports who passes, once the page was sent.
 *
 * @param array  $gate   What the gate reads.
 * @param string $mode   observe or enforce.
 * @param string $target REQUEST_URI.
 */
function note_undecided( array $gate, $mode, $target ) {
	$name = declared_name( server_value( 'HTTP_USER_AGENT' ), server_value( 'HTTP_FROM' ) );
	$sender = null === $name && $gate['people'] ? sender_of( $_SERVER, $target ) : null;
	if ( null === $name && null === $sender ) {
		return;
	}
	require_once __DIR__ . '/visit.php';
	if ( null !== $name ) {
		$crawler  = array(
			'token'    => $name,
			'operator' => null,
			'purpose'  => null,
		);
		$decision = array(
			'action'  => 'allow',
			'because' => 'no-rule',
			'rule'    => null,
		);
		report_at_the_end( visit_event( $crawler, 'unverifiable', $decision, array(), $mode, target_paths( $target )[0] ) );
		return;
	}
	report_at_the_end( people_event( $sender, target_paths( $target )[0] ) );
}

/**
 * Queues a report when the page was sent.
 *
 * @param array $event From visit_event() or people_event().
 */
function report_at_the_end( array $event ) {
	register_shutdown_function(
		function () use ( $event ) {
			try {
				require_once __DIR__ . '/visits.php';
				$status = http_response_code();
				if ( array_key_exists( 'status', $event ) ) {
					$event['status'] = is_int( $status ) ? $status : null;
				} elseif ( is_redirect_status( $status ) ) {
					return;
				}
				queue_event( $event );
			} catch ( \Throwable $error ) {
				report_failure( $error );
			}
		}
	);
}

/**
 * Who is redirected within a site comes a second time, from the same assistant.
 *
 * @param mixed $status Of the answer.
 */
function is_redirect_status( $status ) {
	return is_int( $status ) && $status >= 300 && $status < 400 && 304 !== $status;
}

/**
 * One person, as the first of a sum: no time, no address, no header, no query.
 *
 * @param string $from The assistant.
 * @param string $path The path with its query.
 */
function people_event( $from, $path ) {
	return array(
		'v'      => 1,
		'id'     => wp_generate_uuid4(),
		'from'   => $from,
		'path'   => substr( normalize_octets( explode( '?', $path, 2 )[0] ), 0, MAX_PATH_LENGTH ),
		'people' => 1,
	);
}

/**
 * The lines of a batch with people summed by assistant and path, the first of them in place of all.
 *
 * @param string[] $lines JSON, in order.
 * @return string[]
 */
function sum_people( array $lines ) {
	$kept = array();
	$at   = array();
	foreach ( $lines as $line ) {
		$event = false === strpos( $line, '"people":' ) ? null : json_decode( $line, true );
		if ( ! is_array( $event ) || ! isset( $event['people'], $event['from'], $event['path'] ) ) {
			$kept[] = $line;
			continue;
		}
		$sum = $event['from'] . ' ' . $event['path'];
		if ( isset( $at[ $sum ] ) ) {
			$event['people'] += $kept[ $at[ $sum ] ]['people'];
			$event['id']      = $kept[ $at[ $sum ] ]['id'];
		} else {
			$at[ $sum ] = count( $kept );
		}
		$kept[ $at[ $sum ] ] = $event;
	}
	return array_map(
		function ( $line ) {
			return is_array( $line ) ? wp_json_encode( $line, JSON_UNESCAPED_SLASHES ) : $line;
		},
		$kept
	);
}

/**
 * The assistant that sent the person who opens a page, as far as the browser says so.
 *
 * @param array  $server $_SERVER.
 * @param string $target REQUEST_URI.
 * @return string|null
 */
function sender_of( array $server, $target ) {
	$value = function ( $name ) use ( $server ) {
		return isset( $server[ $name ] ) && is_string( $server[ $name ] ) ? $server[ $name ] : '';
	};
	if ( 'GET' !== $value( 'REQUEST_METHOD' ) ) {
		return null;
	}
	$sender = assistant_of( $value( 'HTTP_REFERER' ), $target );
	if ( null === $sender || isset( $server['HTTP_NEXT_ROUTER_PREFETCH'] ) ) {
		return null;
	}
	foreach ( array( 'HTTP_PURPOSE', 'HTTP_SEC_PURPOSE', 'HTTP_X_MOZ' ) as $name ) {
		if ( false !== strpos( $value( $name ), 'prefetch' ) ) {
			return null;
		}
	}
	$opens_page = isset( $server['HTTP_SEC_FETCH_MODE'] )
		? 'navigate' === $value( 'HTTP_SEC_FETCH_MODE' )
		: false !== strpos( $value( 'HTTP_ACCEPT' ), 'text/html' );
	return $opens_page && is_browser( $value( 'HTTP_USER_AGENT' ) ) ? $sender : null;
}

/**
 * The assistant that a Referer header or, where no site is named there, utm_source in the address names.
 *
 * @param string $referer The Referer header.
 * @param string $target  REQUEST_URI.
 * @return string|null
 */
function assistant_of( $referer, $target ) {
	$known = assistants();
	if ( ! preg_match( $known['referer'], $referer, $found ) && ! preg_match( $known['source'], $target, $found ) ) {
		return null;
	}
	$name = strtolower( $found[1] );
	return isset( $known['names'][ $name ] ) ? $known['names'][ $name ] : null;
}

/**
 * Whether a user agent is a browser's, as a person uses it.
 *
 * @param string $agent The User-Agent header.
 */
function is_browser( $agent ) {
	return is_netscape( $agent ) && ! preg_match( assistants()['program'], $agent );
}

/**
 * Whether a user agent begins as browsers' do.
 *
 * @param string $agent The User-Agent header.
 */
function is_netscape( $agent ) {
	return 0 === strpos( $agent, 'Mozilla/' ) || 0 === strpos( $agent, 'Opera/' );
}

/**
 * The name that a program gives itself which no list knows, as declaredName() of @octroi/crawlers finds it.
 *
 * @param string $agent The User-Agent header.
 * @param string $from  The From header.
 * @return string|null
 */
function declared_name( $agent, $from ) {
	$known = assistants();
	$agent = substr( $agent, 0, MAX_USER_AGENT_LENGTH );
	if ( preg_match( $known['device'], $agent ) ) {
		return null;
	}
	$is_netscape = is_netscape( $agent );
	if ( preg_match( $known['bot'], $agent, $found, PREG_OFFSET_CAPTURE ) ) {
		$has_version = isset( $found[2] ) && '' !== $found[2][0];
		$before      = substr( $agent, 0, $found[0][1] );
		$is_declared = $is_netscape
			? 'compatible; ' === substr( $before, -12 ) || ( $has_version && preg_match( '~https?:|www\.|@~', $agent ) )
			: $has_version || '' === $before;
		if ( $is_declared ) {
			return $found[1][0];
		}
	}
	if ( '' === $from ) {
		return null;
	}
	if ( ! $is_netscape && preg_match( '~^[a-z\d][\w.-]*~i', $agent, $found ) ) {
		return substr( $found[0], 0, 40 );
	}
	return preg_match( '~(?:@|\(at\)) *([a-z\d][\w.-]*)~i', substr( $from, 0, MAX_USER_AGENT_LENGTH ), $found ) ? substr( $found[1], 0, 40 ) : null;
}
