<?php
/**
 * The crawlers that a policy declares beside those of the registry.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/identify.php';
require_once __DIR__ . '/identity.php';
require_once __DIR__ . '/parse-values.php';

/**
 * Crawlers that the registry does not know. A declaration that would touch people or a crawler of the registry is left
 * out: a later registry may know a name that this one does not, and the rules have to go on.
 *
 * @param mixed $value A member of the policy.
 */
function read_crawlers( $value ) {
	$declared = read_list( $value, 'crawlers', LIMITS['crawlers'], __NAMESPACE__ . '\read_crawler' );
	$known    = array();
	foreach ( registry()['crawlers'] as $crawler ) {
		foreach ( array_merge( array( $crawler['token'] ), $crawler['aliases'] ) as $name ) {
			$known[ strtolower( $name ) ] = true;
		}
	}
	$kept = array();
	foreach ( $declared as $crawler ) {
		$names = array_map( 'strtolower', array_merge( array( $crawler['name'] ), isset( $crawler['aliases'] ) ? $crawler['aliases'] : array() ) );
		foreach ( $names as $name ) {
			if ( isset( $known[ $name ] ) || is_browser_name( $name ) ) {
				continue 2;
			}
		}
		$kept[] = $crawler;
		$known += array_fill_keys( $names, true );
	}
	return $kept;
}

/**
 * One declared crawler.
 *
 * @param mixed  $value An entry of the list.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_crawler( $value, $place ) {
	$given   = read_members( $value, $place, array( 'name', 'purpose' ), array( 'aliases', 'operator', 'addresses' ) );
	$crawler = array(
		'name'    => read_name( $given['name'], "$place.name" ),
		'purpose' => read_word( $given['purpose'], "$place.purpose", array_diff( PURPOSES, array( 'search-engine', 'control-token' ) ) ),
	);
	if ( array_key_exists( 'aliases', $given ) ) {
		$crawler['aliases'] = read_list( $given['aliases'], "$place.aliases", LIMITS['aliases'], __NAMESPACE__ . '\read_name' );
	}
	if ( array_key_exists( 'operator', $given ) ) {
		$crawler['operator'] = read_text( $given['operator'], "$place.operator" );
	}
	if ( array_key_exists( 'addresses', $given ) ) {
		$crawler['addresses'] = read_list( $given['addresses'], "$place.addresses", LIMITS['addresses'], __NAMESPACE__ . '\read_block' );
	}
	return $crawler;
}

/**
 * Words and dots: names are compared as they are, so that no expression can run away.
 *
 * @param mixed  $value A name.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_name( $value, $place ) {
	if ( ! is_string( $value ) || ! preg_match( '/^\w[\w. -]{1,62}\w$/D', $value ) || ! preg_match( '/[A-Za-z]{2}/', $value ) ) {
		throw new Policy_Error( $place, 'name' );
	}
	return $value;
}

/**
 * Whether a name is made of what browsers call themselves, and the systems that they run on.
 *
 * @param string $name A name in lower case.
 */
function is_browser_name( $name ) {
	$word = '/^(?:mozilla|applewebkit|khtml|gecko|like|compatible|version|mobile|tablet|chrome|crios|safari|firefox|fxios|edg|edga|edgios|opr|samsungbrowser|windows|nt|win64|x64|x86_64|x11|macintosh|intel|mac|os|x|linux|ubuntu|android|cros|iphone|ipad|cpu|build|rv|\d+)$/D';
	foreach ( preg_split( '/[ .-]/', $name ) as $part ) {
		if ( ! preg_match( $word, $part ) ) {
			return false;
		}
	}
	return true;
}

/**
 * An address, or a block of them.
 *
 * @param mixed  $value An entry of the list.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_block( $value, $place ) {
	if ( is_string( $value ) && preg_match( '~^([^/]*)(?:/(\d{1,3}))?$~D', $value, $found ) ) {
		$number = address_number( $found[1] );
		if ( null !== $number && ( ! isset( $found[2] ) || (int) $found[2] <= 4 * strlen( $number ) ) ) {
			return $value;
		}
	}
	throw new Policy_Error( $place, 'block' );
}
