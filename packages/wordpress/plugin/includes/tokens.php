<?php
/**
 * Signed tokens: the licenses that visitors carry, and the policy that a console publishes (JWS, RFC 7515).
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/paths.php';

/** Clocks of two machines are rarely the same. In seconds. */
const CLOCK_TOLERANCE = 60;

/**
 * Text from base64url without padding.
 *
 * @param string $text Encoded.
 * @return string|null Null where it is none.
 */
function from_base64url( $text ) {
	if ( ! preg_match( '/^[A-Za-z0-9_-]*$/D', $text ) || 1 === strlen( $text ) % 4 ) {
		return null;
	}
	$decoded = base64_decode( strtr( $text, '-_', '+/' ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- Tokens are base64url.
	return false === $decoded ? null : $decoded;
}

/**
 * Text as base64url without padding.
 *
 * @param string $text Any octets.
 */
function to_base64url( $text ) {
	return rtrim( strtr( base64_encode( $text ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Tokens are base64url.
}

/**
 * The parts of a compact JWS. Nothing in it has been checked yet.
 *
 * @param string $token A token.
 * @return array|null header, payload, signed and signature.
 */
function read_jws( $token ) {
	$parts = explode( '.', $token );
	if ( 3 !== count( $parts ) ) {
		return null;
	}
	$signature = from_base64url( $parts[2] );
	$header    = json_object( from_base64url( $parts[0] ) );
	$payload   = from_base64url( $parts[1] );
	if ( null === $signature || null === $header || null === $payload ) {
		return null;
	}
	return array(
		'header'    => $header,
		'payload'   => $payload,
		'signed'    => "{$parts[0]}.{$parts[1]}",
		'signature' => $signature,
	);
}

/**
 * A JSON object as an array of its members.
 *
 * @param string|null $text JSON.
 * @return array|null
 */
function json_object( $text ) {
	$value = null === $text ? null : json_decode( $text );
	return is_object( $value ) ? json_decode( $text, true ) : null;
}

/**
 * Whether an Ed25519 key has signed a text.
 *
 * @param string $signature 64 octets.
 * @param string $text      What was signed.
 * @param string $key       The public key: 32 octets.
 */
function is_signed_by( $signature, $text, $key ) {
	return 64 === strlen( $signature ) && 32 === strlen( $key )
		&& sodium_crypto_sign_verify_detached( $signature, $text, $key );
}

/**
 * Looks at the license that a request carries, as licenseChecker() of @octroi/edge does, without asking anyone.
 *
 * @param string $token     The license.
 * @param array  $keys      Public keys as JSON has them (RFC 7517).
 * @param array  $withdrawn The numbers of licenses that open nothing any more.
 * @param string $origin    The site.
 * @param array  $paths     The paths that it has to open.
 * @param int    $now       In seconds.
 * @return array license, or fault.
 */
function check_license( $token, array $keys, array $withdrawn, $origin, array $paths, $now ) {
	if ( strlen( $token ) > 4096 ) {
		return array( 'fault' => 'too-long' );
	}
	$read = read_jws( $token );
	if ( null === $read ) {
		return array( 'fault' => 'malformed' );
	}
	$header = $read['header'];
	if ( ! isset( $header['alg'] ) || ! in_array( $header['alg'], array( 'EdDSA', 'ES256' ), true ) ) {
		return array( 'fault' => 'unknown-algorithm' );
	}
	$license = json_object( $read['payload'] );
	if ( ! isset( $header['kid'] ) || ! is_string( $header['kid'] ) || isset( $header['crit'] ) || ! is_license( $license ) ) {
		return array( 'fault' => 'malformed' );
	}
	foreach ( $keys as $key ) {
		if ( isset( $key['kid'], $key['crv'] ) && $key['kid'] === $header['kid'] && verifies( $key['crv'], $header['alg'] ) ) {
			if ( ! is_signed_with( $key, $read['signature'], $read['signed'] ) ) {
				return array( 'fault' => 'wrong-signature' );
			}
			$fault = license_fault( $license, $withdrawn, $origin, $paths, $now );
			return null === $fault ? array( 'license' => $license ) : array( 'fault' => $fault );
		}
	}
	return array( 'fault' => 'unknown-key' );
}

/**
 * Whether a curve's keys verify an algorithm.
 *
 * @param string $curve     Of the key.
 * @param string $algorithm Of the token.
 */
function verifies( $curve, $algorithm ) {
	return ( 'Ed25519' === $curve && 'EdDSA' === $algorithm ) || ( 'P-256' === $curve && 'ES256' === $algorithm );
}

/**
 * Whether a key of a set has signed a text.
 *
 * @param array  $key       A public key as JSON has it.
 * @param string $signature Octets.
 * @param string $text      What was signed.
 */
function is_signed_with( array $key, $signature, $text ) {
	$x = isset( $key['x'] ) && is_string( $key['x'] ) ? from_base64url( $key['x'] ) : null;
	if ( null === $x ) {
		return false;
	}
	if ( 'Ed25519' === $key['crv'] ) {
		return is_signed_by( $signature, $text, $x );
	}
	$y = isset( $key['y'] ) && is_string( $key['y'] ) ? from_base64url( $key['y'] ) : null;
	if ( null === $y || 64 !== strlen( $signature ) || 32 !== strlen( $x ) || 32 !== strlen( $y ) || ! function_exists( 'openssl_verify' ) ) {
		return false;
	}
	// The key and the signature as OpenSSL takes them: SubjectPublicKeyInfo of P-256, and two integers in DER.
	$point  = hex2bin( '3059301306072a8648ce3d020106082a8648ce3d030107034200' ) . "\x04" . $x . $y;
	$public = "-----BEGIN PUBLIC KEY-----\n" . base64_encode( $point ) . "\n-----END PUBLIC KEY-----\n"; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- PEM is base64.
	$pair   = der_integer( substr( $signature, 0, 32 ) ) . der_integer( substr( $signature, 32 ) );
	return 1 === openssl_verify( $text, "\x30" . chr( strlen( $pair ) ) . $pair, $public, OPENSSL_ALGO_SHA256 );
}

/**
 * A number in DER.
 *
 * @param string $octets Big-endian.
 */
function der_integer( $octets ) {
	$octets = ltrim( $octets, "\0" );
	if ( '' === $octets || ord( $octets[0] ) > 127 ) {
		$octets = "\0$octets";
	}
	return "\x02" . chr( strlen( $octets ) ) . $octets;
}

/**
 * Whether the claims of a token are a license's.
 *
 * @param array|null $claims The payload.
 */
function is_license( $claims ) {
	if ( null === $claims ) {
		return false;
	}
	foreach ( array( 'iss', 'aud', 'sub', 'jti' ) as $name ) {
		if ( ! isset( $claims[ $name ] ) || ! is_string( $claims[ $name ] ) ) {
			return false;
		}
	}
	foreach ( array( 'iat', 'nbf', 'exp' ) as $name ) {
		if ( ! isset( $claims[ $name ] ) || ! is_int( $claims[ $name ] ) ) {
			return false;
		}
	}
	if ( isset( $claims['slice'] ) && ( ! is_string( $claims['slice'] ) || ! isset( $claims['visits'] ) || ! is_int( $claims['visits'] ) ) ) {
		return false;
	}
	return isset( $claims['paths'] ) && is_array( $claims['paths'] ) && count( $claims['paths'] ) <= 100
		&& array_filter( $claims['paths'], 'is_string' ) === $claims['paths'] && array_keys( $claims['paths'] ) === array_keys( array_values( $claims['paths'] ) );
}

/**
 * Why a genuine license opens nothing here.
 *
 * @param array  $license   Its claims.
 * @param array  $withdrawn The numbers of licenses that open nothing any more.
 * @param string $origin    The site.
 * @param array  $paths     The paths that it has to open.
 * @param int    $now       In seconds.
 * @return string|null
 */
function license_fault( array $license, array $withdrawn, $origin, array $paths, $now ) {
	$site = str_replace( '//www.', '//', $origin );
	if ( str_replace( '//www.', '//', $license['iss'] ) !== $site ) {
		return 'wrong-issuer';
	}
	if ( str_replace( '//www.', '//', $license['aud'] ) !== $site ) {
		return 'wrong-audience';
	}
	if ( in_array( $license['jti'], $withdrawn, true ) ) {
		return 'withdrawn';
	}
	if ( $now < $license['nbf'] - CLOCK_TOLERANCE ) {
		return 'not-yet-valid';
	}
	if ( $now >= $license['exp'] + CLOCK_TOLERANCE ) {
		return 'expired';
	}
	foreach ( $paths as $path ) {
		$opens = false;
		foreach ( $license['paths'] as $pattern ) {
			$opens = $opens || matches_path( path_pattern( $pattern ), request_path( $path ) );
		}
		if ( ! $opens ) {
			return 'other-paths';
		}
	}
	return null;
}
