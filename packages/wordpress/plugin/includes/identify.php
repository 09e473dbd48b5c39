<?php
/**
 * Which crawler a User-Agent header names, as identify() of @octroi/crawlers finds it.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

/** No crawler's name stands further back; what a stranger sends may be as long as it likes. */
const MAX_USER_AGENT_LENGTH = 1024;

/**
 * The crawlers of the registry.
 *
 * @return array expression, names, shared, crawlers.
 */
function registry() {
	static $registry = null;
	if ( null === $registry ) {
		$registry = require __DIR__ . '/registry.php';
	}
	return $registry;
}

/**
 * The crawler that a header names, among the registry's and those that the policy declares. A header that names a
 * search engine of the registry is a search engine's, whatever the policy declares.
 *
 * @param string     $header The User-Agent header.
 * @param array|null $own    What own_crawlers() made of the policy's declarations.
 * @return array|null
 */
function identify( $header, $own = null ) {
	$header     = substr( $header, 0, MAX_USER_AGENT_LENGTH );
	$registered = identify_among( registry(), $header );
	if ( null === $own || ( null !== $registered && 'search-engine' === $registered['purpose'] ) ) {
		return $registered;
	}
	$declared = identify_among( $own, $header );
	return null === $declared ? $registered : $declared;
}

/**
 * Names count as whole words, never inside others, in addresses, or after “like”.
 *
 * @param array  $set    Crawlers as registry() has them.
 * @param string $header The User-Agent header.
 * @return array|null
 */
function identify_among( array $set, $header ) {
	$claimed = null;
	$at      = 0;
	while ( preg_match( $set['expression'], $header, $found, PREG_OFFSET_CAPTURE, $at ) ) {
		$start   = $found[0][1];
		$at      = $start + strlen( $found[0][0] );
		$crawler = $set['crawlers'][ $set['names'][ strtolower( $found[1][0] ) ] ];
		if ( ! is_claim( $crawler, $header, $start, $at ) ) {
			continue;
		}
		if ( null !== $claimed && ! ( goes_by_another_name( $crawler ) && $crawler['robotsToken'] === $claimed['token'] ) ) {
			continue;
		}
		if ( is_in_address( $header, $start ) ) {
			$at = $start + strcspn( $header, " \t\n\v\f\r;,()", $start );
			continue;
		}
		if ( preg_match( '~\b(?:CFNetwork|Electron)/~i', $header ) || is_namesake( $crawler, $header ) ) {
			return null;
		}
		$claimed = $crawler;
		if ( ! in_array( $claimed['token'], $set['shared'], true ) ) {
			return $claimed;
		}
	}
	return $claimed;
}

/**
 * Some crawlers go by another's name, and say their own after it.
 *
 * @param array $crawler A crawler.
 */
function goes_by_another_name( array $crawler ) {
	return null !== $crawler['robotsToken'] && $crawler['robotsToken'] !== $crawler['token'];
}

/**
 * Whether a name that stands in a header claims to be the visitor's.
 *
 * @param array  $crawler The crawler of that name.
 * @param string $header  The User-Agent header.
 * @param int    $start   Where the name begins.
 * @param int    $end     Where it ends.
 */
function is_claim( array $crawler, $header, $start, $end ) {
	if ( 0 === $start ) {
		// An SDK has its language where a crawler has its version: `OpenAI/JS 4.77.0`.
		return ! preg_match( '~^/(?:js|node|python|go|java|ruby|php|rust)\b~i', substr( $header, $end, 8 ) );
	}
	$before = strtolower( substr( $header, max( 0, $start - 12 ), min( 12, $start ) ) );
	if ( $crawler['commonWord'] ) {
		// Robots put their name and version after this word, where a browser of old has its own.
		return 'compatible; ' === $before && preg_match( '~^/\d~', substr( $header, $end, 2 ) );
	}
	return false === strpos( '.-@', $header[ $start - 1 ] ) && 'like ' !== substr( $before, -5 );
}

/**
 * Whether the header leads to somebody else who uses the same name.
 *
 * @param array  $crawler The crawler of that name.
 * @param string $header  The User-Agent header.
 */
function is_namesake( array $crawler, $header ) {
	if ( array() === $crawler['namesakeHosts'] ) {
		return false;
	}
	$hosts = preg_replace( '~^www\.~', '', preg_split( '~[^a-z0-9.-]+~', strtolower( $header ) ) );
	return array() !== array_intersect( $crawler['namesakeHosts'], $hosts );
}

/**
 * Whether the part of the header up to a place begins as `https://…` or `host.example/…` does.
 *
 * @param string $header The User-Agent header.
 * @param int    $at     The place.
 */
function is_in_address( $header, $at ) {
	$part = substr( $header, 0, $at );
	$part = substr( $part, strlen( rtrim_part( $part ) ) );
	$dot  = strpos( $part, '.' );
	return false !== strpos( $part, '://' ) || ( false !== $dot && false !== strpos( $part, '/', $dot ) );
}

/**
 * A text up to the end of its last separator: headers are made of parts between spaces, semicolons, commas and brackets.
 *
 * @param string $text The text.
 */
function rtrim_part( $text ) {
	return substr( $text, 0, strlen( $text ) - strcspn( strrev( $text ), " \t\n\v\f\r;,()" ) );
}
