<?php
/**
 * Whether a visitor is the crawler that it says it is, by the addresses that operators publish, as @octroi/crawlers
 * tells it.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

/**
 * `verified`: its address is among those that the operator publishes. `outside`: addresses are published, and its own is
 * not among them. `unverifiable`: there is nothing to check against.
 *
 * @param array       $crawler A crawler.
 * @param string|null $address The visitor's, or null where it is not known.
 * @param array       $policy  The policy, which may declare addresses of its own crawlers.
 */
function identity_of( array $crawler, $address, array $policy ) {
	$number = null === $address ? null : address_number( $address );
	if ( null === $number ) {
		return 'unverifiable';
	}
	static $lists = null;
	if ( null === $lists ) {
		$lists = require __DIR__ . '/addresses.php';
	}
	$is_listed = false;
	$is_old    = false;
	foreach ( isset( $policy['crawlers'] ) ? $policy['crawlers'] : array() as $declared ) {
		if ( $declared['name'] === $crawler['token'] && isset( $declared['addresses'] ) ) {
			$is_listed = true;
			foreach ( $declared['addresses'] as $block ) {
				if ( is_in_block( $number, $block ) ) {
					return 'verified';
				}
			}
		}
	}
	foreach ( $lists as $list ) {
		if ( ! in_array( $crawler['token'], $list['crawlers'], true ) ) {
			continue;
		}
		$is_listed = true;
		if ( is_in_ranges( $number, 8 === strlen( $number ) ? $list['v4'] : $list['v6'] ) ) {
			return 'verified';
		}
		$is_old = $is_old || $list['old'];
	}
	return $is_listed && ! $is_old ? 'outside' : 'unverifiable';
}

/**
 * An address in hexadecimal: 8 digits for IPv4, 32 for IPv6. An IPv4 address that is written as an IPv6 one is the IPv4
 * address.
 *
 * @param string $address As it is usually written.
 * @return string|null Null for anything else.
 */
function address_number( $address ) {
	$packed = filter_var( $address, FILTER_VALIDATE_IP ) ? inet_pton( $address ) : false;
	if ( false === $packed ) {
		return null;
	}
	$number = bin2hex( $packed );
	return 0 === strncmp( $number, '00000000000000000000ffff', 24 ) ? substr( $number, 24 ) : $number;
}

/**
 * Looks an address up among ranges that are in order.
 *
 * @param string $number From address_number().
 * @param string $ranges First and last addresses, one after the other.
 */
function is_in_ranges( $number, $ranges ) {
	$width = strlen( $number );
	$from  = 0;
	$to    = intdiv( strlen( $ranges ), 2 * $width );
	while ( $from < $to ) {
		$middle = intdiv( $from + $to, 2 );
		if ( strcmp( substr( $ranges, 2 * $width * $middle, $width ), $number ) <= 0 ) {
			$from = $middle + 1;
		} else {
			$to = $middle;
		}
	}
	return $from > 0 && strcmp( $number, substr( $ranges, 2 * $width * $from - $width, $width ) ) <= 0;
}

/**
 * Whether an address is in a block such as `192.0.2.0/24`.
 *
 * @param string $number From address_number().
 * @param string $block  An address, or a block of them.
 */
function is_in_block( $number, $block ) {
	list( $address, $prefix ) = array_pad( explode( '/', $block, 2 ), 2, null );

	$first = address_number( $address );
	if ( null === $first || strlen( $first ) !== strlen( $number ) ) {
		return false;
	}
	$bits = 4 * strlen( $first );
	$same = null === $prefix ? $bits : min( $bits, (int) $prefix );
	return substr( binary( $first ), 0, $same ) === substr( binary( $number ), 0, $same );
}

/**
 * A number in base 2.
 *
 * @param string $number In hexadecimal.
 */
function binary( $number ) {
	$digits = '';
	foreach ( str_split( $number ) as $digit ) {
		$digits .= str_pad( decbin( hexdec( $digit ) ), 4, '0', STR_PAD_LEFT );
	}
	return $digits;
}

/**
 * Whether an address is of a private network, or of the machine itself. Seen from a server on the web it is a proxy's,
 * and says nothing about the visitor: least of all that a search engine is forged.
 *
 * @param string $number From address_number().
 */
function is_private_address( $number ) {
	$blocks = array( '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16', '::/127', 'fc00::/7', 'fe80::/10' );
	foreach ( $blocks as $block ) {
		if ( is_in_block( $number, $block ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The visitor's address, from whom the site trusts. Behind a proxy or a CDN, REMOTE_ADDR is theirs, and would make
 * every search engine look forged: without a choice of the administrator it is not believed where a proxy shows itself.
 *
 * @param array  $server What the web server tells: $_SERVER.
 * @param string $source `auto`, `direct`, or the header that the site's own proxy writes.
 * @return string|null Null where it is not known.
 */
function visitor_address( array $server, $source ) {
	if ( 'auto' === $source || 'direct' === $source ) {
		if ( 'auto' === $source ) {
			foreach ( array( 'X_FORWARDED_FOR', 'FORWARDED', 'X_REAL_IP', 'CF_CONNECTING_IP', 'TRUE_CLIENT_IP', 'VIA' ) as $name ) {
				if ( isset( $server[ "HTTP_$name" ] ) ) {
					return null;
				}
			}
		}
		$address = isset( $server['REMOTE_ADDR'] ) ? $server['REMOTE_ADDR'] : '';
	} else {
		$name    = 'HTTP_' . strtoupper( str_replace( '-', '_', $source ) );
		$entries = explode( ',', isset( $server[ $name ] ) ? $server[ $name ] : '' );
		// The last entry is the one that the site's own proxy saw; those before it are whatever the visitor claims.
		$address = trim( end( $entries ) );
		$address = preg_replace( '/^\[(.*)\](?::\d+)?$|^([^:]*):\d+$/', '$1$2', $address );
	}
	$number = address_number( $address );
	return null === $number || is_private_address( $number ) ? null : $address;
}
