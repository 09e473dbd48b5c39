<?php
/**
 * Whether requests reach WordPress, or a page cache answers in its place: the site asks for its own home page, as a
 * crawler and as a browser. And whether the robots.txt that it sends says what the policy does.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

const TEST_AGENTS = array(
	'crawler' => 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)',
	'browser' => 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
);

/** What crawlers have to read of it (RFC 9309, section 2.5). */
const MAX_ROBOTS_OCTETS = 500 * 1024;

/**
 * Whether a request is the plugin's own: those are answered with the word that they carry, and not counted.
 *
 * @param string $word The X-Octroi-Test header.
 */
function is_self_test( $word ) {
	$expected = get_option( 'octroi_self_test' );
	return isset( $expected['word'] ) && hash_equals( $expected['word'], $word );
}

/**
 * Asks twice each: the first visit may be the one that fills a cache. The word is another each time, so that a copy of an
 * earlier answer does not pass for the site's.
 *
 * @return array time and, for crawler and browser: reached, cached or failed; robots, from test_robots().
 */
function run_self_test() {
	$result = array( 'time' => time() );
	foreach ( TEST_AGENTS as $visitor => $agent ) {
		$result[ $visitor ] = 'reached';
		for ( $visit = 0; $visit < 2; $visit++ ) {
			$word = wp_generate_password( 32, false );
			update_option( 'octroi_self_test', $result + array( 'word' => $word ), false );
			$response = wp_remote_get(
				home_url( '/' ),
				array(
					'user-agent'  => $agent,
					'headers'     => array( 'X-Octroi-Test' => $word ),
					'redirection' => 0,
					'timeout'     => 10,
				)
			);
			if ( is_wp_error( $response ) ) {
				$result[ $visitor ] = 'failed';
			} elseif ( wp_remote_retrieve_header( $response, 'x-octroi-test' ) !== $word ) {
				$result[ $visitor ] = 'cached';
			}
		}
	}
	$result['robots'] = test_robots();
	update_option( 'octroi_self_test', $result, false );
	return $result;
}

/**
 * Reads the finished robots.txt: whatever other plugins add, and whatever answers in WordPress's place, is in it.
 *
 * @return array|null From robots_contradictions(), or failed; null where it is not to say what the policy does.
 */
function test_robots() {
	require_once __DIR__ . '/setup.php';
	require_once __DIR__ . '/robots-file.php';
	$gate  = get_option( 'octroi_gate' );
	$files = get_option( 'octroi_files' );
	if ( 'enforce' !== $gate['mode'] || ! get_option( 'blog_public' ) || is_in_folder() ) {
		return null;
	}
	$response = wp_remote_get(
		site_origin() . '/robots.txt',
		array(
			'user-agent'          => TEST_AGENTS['browser'],
			'redirection'         => 3,
			'timeout'             => 10,
			'limit_response_size' => MAX_ROBOTS_OCTETS,
		)
	);
	if ( is_wp_error( $response ) ) {
		return array( 'failed' => true );
	}
	$text = 200 === wp_remote_retrieve_response_code( $response ) ? wp_remote_retrieve_body( $response ) : '';
	return robots_contradictions( $files['robots'], $text );
}
