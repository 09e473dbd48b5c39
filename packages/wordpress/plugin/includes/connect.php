<?php
/**
 * Connecting by a button. The administrator's browser carries a challenge to the console; the console asks the site for
 * what the challenge was made from, as PKCE does (RFC 7636, S256), and hands over the site's key. So only a console that
 * the administrator has opened, and only for a site that answers at its own address.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/console.php';
require_once __DIR__ . '/tokens.php';

const PAIRING_SECONDS = 900;

/**
 * Begins to connect.
 *
 * @return string The address of the console to open.
 */
function begin_pairing() {
	require_once __DIR__ . '/setup.php';
	$verifier = to_base64url( random_bytes( 32 ) );
	update_option(
		'octroi_pairing',
		array(
			'verifier' => $verifier,
			'until'    => time() + PAIRING_SECONDS,
		),
		false
	);
	return add_query_arg(
		array(
			'origin'    => rawurlencode( site_origin() ),
			'challenge' => challenge_of( $verifier ),
		),
		console_address() . '/connect'
	);
}

/**
 * What a verifier is made known by.
 *
 * @param string $verifier A secret.
 */
function challenge_of( $verifier ) {
	return to_base64url( hash( 'sha256', $verifier, true ) );
}

/** Whether the console finds the plugin where it looks: at /wp-json of the site's own name. */
function can_be_asked() {
	require_once __DIR__ . '/setup.php';
	return rest_url( 'octroi/v1/connect' ) === site_origin() . '/wp-json/octroi/v1/connect';
}

/**
 * GET with the challenge gives the verifier; POST with the verifier and the key connects.
 */
function register_connect_route() {
	// Whoever asks has to know what only this site and the opened console know: the handlers check it.
	register_rest_route(
		'octroi/v1',
		'/connect',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\prove',
				'permission_callback' => '__return_true',
			),
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\take_key',
				'permission_callback' => '__return_true',
			),
		)
	);
}

/** The pairing that an administrator has begun, while it lasts. */
function current_pairing() {
	$pairing = get_option( 'octroi_pairing' );
	return is_array( $pairing ) && time() < $pairing['until'] && get_option( 'octroi_terms' ) ? $pairing : null;
}

/**
 * Gives the console the proof.
 *
 * @param \WP_REST_Request $request With the challenge.
 */
function prove( $request ) {
	$pairing = current_pairing();
	if ( null === $pairing || ! hash_equals( challenge_of( $pairing['verifier'] ), (string) $request['challenge'] ) ) {
		return new \WP_Error( 'octroi_no_challenge', 'No connection was begun with this challenge.', array( 'status' => 404 ) );
	}
	return uncached( array( 'verifier' => $pairing['verifier'] ) );
}

/**
 * Takes the site's key from the console, once.
 *
 * @param \WP_REST_Request $request With the verifier and the key.
 */
function take_key( $request ) {
	$pairing = current_pairing();
	if ( null === $pairing || ! hash_equals( $pairing['verifier'], (string) $request['verifier'] ) ) {
		return new \WP_Error( 'octroi_no_challenge', 'No connection was begun with this verifier.', array( 'status' => 403 ) );
	}
	$key = parse_site_key( (string) $request['key'] );
	if ( null === $key || console_address() !== $key['console'] ) {
		return new \WP_Error( 'octroi_no_key', 'Expected the key of a site of the console that was opened.', array( 'status' => 400 ) );
	}
	delete_option( 'octroi_pairing' );
	connect( $key );
	return uncached( array( 'connected' => true ) );
}

/**
 * An answer that no cache keeps.
 *
 * @param array $data What is said.
 */
function uncached( array $data ) {
	$response = new \WP_REST_Response( $data );
	$response->header( 'Cache-Control', 'no-store' );
	return $response;
}
