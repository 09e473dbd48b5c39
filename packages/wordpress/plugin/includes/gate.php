<?php
/**
 * The gate in front of the site: who comes, what is decided, what is answered. Whatever fails, the page is served.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/identify.php';

/** Here, since octroi.php is not loaded when the plugin is deleted. */
const VERSION = '0.3.0';

/** Looks at the request, once. */
function guard() {
	static $is_done = false;
	if ( $is_done || 'cli' === PHP_SAPI || wp_doing_cron() ) {
		return;
	}
	$is_done = true;
	try {
		watch();
	} catch ( \Throwable $error ) {
		report_failure( $error );
	}
}

/** Looks at the request now or, where the plugin was updated or activated for a whole network, once it is set up here. */
function watch() {
	$gate = get_option( 'octroi_gate' );
	if ( is_ready( $gate ) ) {
		look_at_request( $gate );
		return;
	}
	add_action( 'init', __NAMESPACE__ . '\install_and_watch', 0 );
}

/**
 * Whether what the gate reads was made by this version, for what the site's configuration says.
 *
 * @param mixed $gate The option.
 */
function is_ready( $gate ) {
	return is_array( $gate ) && VERSION === $gate['version']
		&& mode_constant() === ( isset( $gate['constant'] ) ? $gate['constant'] : null );
}

/** The mode that the site's configuration names, which comes before the settings; null where it names none. */
function mode_constant() {
	return defined( 'OCTROI_MODE' ) ? (string) OCTROI_MODE : null;
}

/** Sets the plugin up, then looks at the request that it was set up in: the first visit counts too. */
function install_and_watch() {
	install();
	try {
		$gate = get_option( 'octroi_gate' );
		if ( is_ready( $gate ) ) {
			look_at_request( $gate );
		}
	} catch ( \Throwable $error ) {
		report_failure( $error );
	}
}

/**
 * Nearly every visit is a person's: those cost one option, a few expressions and a header.
 *
 * @param array $gate What the gate reads.
 */
function look_at_request( array $gate ) {
	$mode = $gate['mode'];
	if ( 'off' === $mode ) {
		return;
	}
	$target  = server_value( 'REQUEST_URI' );
	$crawler = identify( server_value( 'HTTP_USER_AGENT' ), $gate['own'] );
	$test    = server_value( 'HTTP_X_OCTROI_TEST' );
	if ( '' !== $test ) {
		require_once __DIR__ . '/self-test.php';
		if ( is_self_test( $test ) ) {
			header( 'X-Octroi-Test: ' . $test );
			return;
		}
	}
	if ( 0 === strpos( $target, '/.well-known/octroi' ) ) {
		serve_self_report( $target, $gate );
	}
	if ( null !== $crawler ) {
		require_once __DIR__ . '/visit.php';
		meet( $crawler, $gate, $mode, $target );
	} elseif ( $gate['reports'] ) {
		require_once __DIR__ . '/people.php';
		note_undecided( $gate, $mode, $target );
	}
	if ( 'enforce' !== $mode ) {
		return;
	}
	if ( in_array( $target, $gate['files'], true ) ) {
		serve_file( $target );
	}
	add_filter( 'robots_txt', __NAMESPACE__ . '\filter_robots_txt', PHP_INT_MAX, 2 );
	add_action(
		'send_headers',
		function () use ( $gate, $target ) {
			send_page_headers( $gate, $target );
		}
	);
}

/**
 * A value that the web server tells, as it was sent but for what would end a line. Names and paths are compared with the
 * policy's, so nothing else may be changed in them; this runs before WordPress adds slashes.
 *
 * @param string $name Its name in $_SERVER.
 */
function server_value( $name ) {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- See above.
	$value = isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) ? $_SERVER[ $name ] : '';
	return str_replace( array( "\0", "\r", "\n" ), '', $value );
}

/**
 * Answers with a file that the policy has served, such as the license, and ends.
 *
 * @param string $target REQUEST_URI.
 */
function serve_file( $target ) {
	$files = get_option( 'octroi_files' );
	if ( ! isset( $files[ $target ] ) ) {
		return;
	}
	status_header( 200 );
	header( 'Content-Type: ' . $files[ $target ]['type'] );
	header( 'Cache-Control: max-age=300' );
	header( 'X-Content-Type-Options: nosniff' );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- XML or JSON that was escaped when it was made.
	echo 'HEAD' === server_value( 'REQUEST_METHOD' ) ? '' : $files[ $target ]['text'];
	exit;
}

/**
 * Answers which gate stands here, in which mode and with which published version, as @octroi/edge does, and ends. The
 * console asks for it when a publisher wants to know why no visits come.
 *
 * @param string $target REQUEST_URI.
 * @param array  $gate   What the gate reads.
 */
function serve_self_report( $target, array $gate ) {
	$method = server_value( 'REQUEST_METHOD' );
	if ( '/.well-known/octroi' !== explode( '?', $target, 2 )[0] || ( 'GET' !== $method && 'HEAD' !== $method ) ) {
		return;
	}
	$report = array(
		'software'      => '@octroi/wordpress',
		'version'       => VERSION,
		'mode'          => $gate['mode'],
		'policyVersion' => isset( $gate['published'] ) ? $gate['published'] : null,
	);
	status_header( 200 );
	header( 'Content-Type: application/json' );
	header( 'Cache-Control: no-store' );
	header( 'X-Content-Type-Options: nosniff' );
	echo 'HEAD' === $method ? '' : wp_json_encode( $report, JSON_UNESCAPED_SLASHES ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON.
	exit;
}

/**
 * Says the policy with a page: how it may be used, and the license it stands under.
 *
 * @param array  $gate   What the gate reads.
 * @param string $target REQUEST_URI.
 */
function send_page_headers( array $gate, $target ) {
	try {
		$lines = $gate['headers'];
		if ( null === $lines ) {
			require_once __DIR__ . '/statements.php';
			$lines = page_headers( get_option( 'octroi_policy' )['policy'], target_paths( $target )[0] );
		}
		foreach ( $lines as $line ) {
			header( $line, false );
		}
	} catch ( \Throwable $error ) {
		report_failure( $error );
	}
}

/**
 * The policy's robots.txt with what WordPress and other plugins say. A site that asks search engines to stay away keeps
 * the file that says so.
 *
 * @param string $output    What WordPress and other plugins say.
 * @param bool   $is_public Whether the site is to be found.
 */
function filter_robots_txt( $output, $is_public ) {
	$files = get_option( 'octroi_files' );
	if ( ! $is_public || ! isset( $files['robots'] ) ) {
		return $output;
	}
	try {
		require_once __DIR__ . '/robots-file.php';
		return merge_robots( $files['robots'], $output );
	} catch ( \Throwable $error ) {
		report_failure( $error );
		return $output;
	}
}

/**
 * Tells the site's own log what went wrong, where it keeps one.
 *
 * @param \Throwable $error What went wrong.
 */
function report_failure( $error ) {
	if ( defined( 'WP_DEBUG_LOG' ) && WP_DEBUG_LOG ) {
		error_log( 'Octroi: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Only where the site asks for it.
	}
}
