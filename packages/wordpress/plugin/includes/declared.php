<?php
/**
 * The crawlers that a policy declares besides the registry's. Read when a policy is saved, never for a visit.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/identify.php';

/**
 * The crawlers that a policy declares, in the form of the registry's.
 *
 * @param array $policy A policy.
 * @return array|null Null where it declares none.
 */
function own_crawlers( array $policy ) {
	if ( empty( $policy['crawlers'] ) ) {
		return null;
	}
	$crawlers = array();
	$names    = array();
	foreach ( $policy['crawlers'] as $index => $declared ) {
		$aliases    = isset( $declared['aliases'] ) ? $declared['aliases'] : array();
		$crawlers[] = array(
			'token'         => $declared['name'],
			'aliases'       => $aliases,
			'robotsToken'   => $declared['name'],
			'operator'      => isset( $declared['operator'] ) ? $declared['operator'] : null,
			'purpose'       => $declared['purpose'],
			'commonWord'    => false,
			'namesakeHosts' => array(),
		);
		foreach ( array_merge( array( $declared['name'] ), $aliases ) as $name ) {
			$names[ strtolower( $name ) ] = $index;
		}
	}
	$longest_first = array_map( 'strval', array_keys( $names ) );
	usort(
		$longest_first,
		function ( $a, $b ) {
			return strlen( $b ) - strlen( $a );
		}
	);
	$quoted = array();
	foreach ( $longest_first as $name ) {
		$quoted[] = preg_quote( $name, '~' );
	}
	return array(
		'expression' => '~\b(' . implode( '|', $quoted ) . ')' . registry()['suffix'] . '(?![\w.@-])~i',
		'names'      => $names,
		'shared'     => array(),
		'crawlers'   => $crawlers,
	);
}

/**
 * All that rules may be about: the crawlers that the policy declares, then the registry's.
 *
 * @param array $policy A policy.
 */
function crawlers_of( array $policy ) {
	$own = own_crawlers( $policy );
	return null === $own ? registry()['crawlers'] : array_merge( $own['crawlers'], registry()['crawlers'] );
}
