<?php
/**
 * Whether requests reach WordPress, or a page cache answers in its place: the site asks for its own home page, as a
 * crawler and as a browser.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

const TEST_AGENTS = array(
	'crawler' => 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)',
	'browser' => 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
);

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
 * @return array time and, for crawler and browser: reached, cached or failed.
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
	update_option( 'octroi_self_test', $result, false );
	return $result;
}
