<?php
/**
 * Reads a policy from JSON, and accepts what parsePolicy() of @octroi/policy accepts.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/parse-crawlers.php';
require_once __DIR__ . '/parse-rules.php';
require_once __DIR__ . '/parse-values.php';

/**
 * The policy that a text holds.
 *
 * @param string $text JSON.
 * @return array
 * @throws Policy_Error Where it cannot be read.
 */
function parse_policy( $text ) {
	if ( strlen( $text ) > LIMITS['octets'] ) {
		throw new Policy_Error( '', 'length' );
	}
	$value = json_decode( preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
	if ( null === $value ) {
		throw new Policy_Error( '', 'json' );
	}
	return read_policy( $value );
}

/**
 * The policy that a value is.
 *
 * @param mixed $value As json_decode() has it, with objects.
 * @return array
 * @throws Policy_Error Where it cannot be read.
 */
function read_policy( $value ) {
	$given = read_members( $value, '', array( 'version', 'site', 'rules' ), array( '$schema', 'crawlers', 'mining', 'license', 'market', 'statements' ) );
	if ( ! is_whole_number( $given['version'] ) || 1 !== (int) $given['version'] ) {
		throw new Policy_Error( 'version', 'version' );
	}
	$policy = array(
		'version' => 1,
		'site'    => read_site( $given['site'] ),
		'rules'   => read_rules( $given['rules'] ),
	);
	if ( array_key_exists( 'crawlers', $given ) ) {
		$policy['crawlers'] = read_crawlers( $given['crawlers'] );
	}
	if ( array_key_exists( 'mining', $given ) ) {
		$policy['mining'] = read_mining( $given['mining'] );
	}
	if ( array_key_exists( 'license', $given ) ) {
		$policy['license'] = read_license( $given['license'] );
	}
	if ( array_key_exists( 'market', $given ) ) {
		$policy['market'] = read_market( $given['market'] );
	}
	if ( array_key_exists( 'statements', $given ) ) {
		$policy['statements'] = array();

		$places = read_members( $given['statements'], 'statements', array(), array( 'content-usage', 'content-signal', 'license' ) );
		foreach ( $places as $name => $place ) {
			$policy['statements'][ $name ] = read_word( $place, "statements.$name", array( 'file', 'header', 'both' ) );
		}
	}
	return $policy;
}

/**
 * Who publishes the site.
 *
 * @param mixed $value A member of the policy.
 */
function read_site( $value ) {
	$given = read_members( $value, 'site', array( 'origin' ), array( 'name', 'contact', 'sitemaps' ) );
	$site  = array( 'origin' => read_origin( $given['origin'], 'site.origin' ) );
	if ( array_key_exists( 'name', $given ) ) {
		$site['name'] = read_text( $given['name'], 'site.name' );
	}
	if ( array_key_exists( 'contact', $given ) ) {
		$site['contact'] = read_contact( $given['contact'], 'site.contact' );
	}
	if ( array_key_exists( 'sitemaps', $given ) ) {
		$site['sitemaps'] = read_list( $given['sitemaps'], 'site.sitemaps', LIMITS['names'], __NAMESPACE__ . '\read_address' );
	}
	return $site;
}

/**
 * What is reserved from mining.
 *
 * @param mixed $value A member of the policy.
 */
function read_mining( $value ) {
	$given  = read_members( $value, 'mining', array( 'reservations' ), array( 'policy' ) );
	$mining = array(
		'reservations' => read_list( $given['reservations'], 'mining.reservations', LIMITS['rules'], __NAMESPACE__ . '\read_reservation' ),
	);
	if ( array_key_exists( 'policy', $given ) ) {
		$mining['policy'] = read_address( $given['policy'], 'mining.policy' );
	}
	return $mining;
}

/**
 * One reservation.
 *
 * @param mixed  $value An entry of the list.
 * @param string $place Where it stands.
 */
function read_reservation( $value, $place ) {
	$given       = read_members( $value, $place, array( 'reserved' ), array( 'paths' ) );
	$reservation = array( 'reserved' => read_boolean( $given['reserved'], "$place.reserved" ) );
	if ( array_key_exists( 'paths', $given ) ) {
		$reservation['paths'] = read_filled_list( $given['paths'], "$place.paths", LIMITS['paths'], __NAMESPACE__ . '\read_path' );
	}
	return $reservation;
}

/**
 * The terms under which pages may be used.
 *
 * @param mixed $value A member of the policy.
 */
function read_license( $value ) {
	$given   = read_members( $value, 'license', array( 'url' ), array( 'terms', 'contact' ) );
	$license = array( 'url' => read_address( $given['url'], 'license.url' ) );
	if ( array_key_exists( 'terms', $given ) ) {
		$license['terms'] = read_address( $given['terms'], 'license.terms' );
	}
	if ( array_key_exists( 'contact', $given ) ) {
		$license['contact'] = read_contact( $given['contact'], 'license.contact' );
	}
	return $license;
}

/**
 * Where licenses are sold.
 *
 * @param mixed $value A member of the policy.
 * @throws Policy_Error Where the server's address does not tell the market's others.
 */
function read_market( $value ) {
	$given  = read_members( $value, 'market', array( 'server', 'page' ), array( 'guide' ) );
	$market = array(
		'server' => read_address( $given['server'], 'market.server' ),
		'page'   => read_address( $given['page'], 'market.page' ),
	);
	if ( ! preg_match( '~/olp/[\w-]+$~D', $market['server'] ) ) {
		throw new Policy_Error( 'market.server', 'address' );
	}
	if ( array_key_exists( 'guide', $given ) ) {
		$market['guide'] = read_address( $given['guide'], 'market.guide' );
	}
	return $market;
}
