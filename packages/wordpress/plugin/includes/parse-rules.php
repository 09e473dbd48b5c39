<?php
/**
 * The rules of a policy: about whom, where, and what is decided.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/parse-values.php';

const ACTIONS = array( 'allow', 'block', 'limit', 'charge' );

/**
 * The rules, in their order.
 *
 * @param mixed $value A member of the policy.
 * @throws Policy_Error Where they cannot be read.
 */
function read_rules( $value ) {
	$rules = read_list( $value, 'rules', LIMITS['rules'], __NAMESPACE__ . '\read_rule' );
	$paths = 0;
	foreach ( $rules as $rule ) {
		$paths += isset( $rule['paths'] ) ? count( $rule['paths'] ) : 0;
	}
	if ( $paths > LIMITS['paths'] ) {
		throw new Policy_Error( 'rules', 'too-many' );
	}
	return $rules;
}

/**
 * One rule.
 *
 * @param mixed  $value An entry of the list.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_rule( $value, $place ) {
	$given = read_members( $value, $place, array( 'who', 'action' ), array( 'paths', 'limit', 'price' ) );
	$rule  = array( 'who' => read_who( $given['who'], "$place.who" ) );
	if ( array_key_exists( 'paths', $given ) ) {
		$rule['paths'] = read_filled_list( $given['paths'], "$place.paths", LIMITS['paths'], __NAMESPACE__ . '\read_path' );
	}
	$rule['action'] = read_word( $given['action'], "$place.action", ACTIONS );
	foreach ( array(
		'limit' => 'limit',
		'price' => 'charge',
	) as $member => $action ) {
		if ( $action !== $rule['action'] && array_key_exists( $member, $given ) ) {
			throw new Policy_Error( "$place.$member", 'action' );
		}
	}
	if ( 'limit' === $rule['action'] ) {
		$rule['limit'] = read_limit( array_key_exists( 'limit', $given ) ? $given['limit'] : null, "$place.limit" );
	} elseif ( 'charge' === $rule['action'] ) {
		$rule['price'] = read_price( array_key_exists( 'price', $given ) ? $given['price'] : null, "$place.price" );
	}
	return $rule;
}

/**
 * Whom a rule is about.
 *
 * @param mixed  $value A member of the rule.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_who( $value, $place ) {
	$given = read_members( $value, $place, array(), array( 'purpose', 'operator', 'crawler', 'verified' ) );
	$who   = array();
	if ( array_key_exists( 'purpose', $given ) ) {
		$who['purpose'] = read_filled_list(
			$given['purpose'],
			"$place.purpose",
			LIMITS['names'],
			function ( $each, $here ) {
				return read_word( $each, $here, PURPOSES );
			}
		);
	}
	foreach ( array( 'operator', 'crawler' ) as $kind ) {
		if ( array_key_exists( $kind, $given ) ) {
			$who[ $kind ] = read_filled_list( $given[ $kind ], "$place.$kind", LIMITS['names'], __NAMESPACE__ . '\read_text' );
		}
	}
	if ( array_key_exists( 'verified', $given ) ) {
		$who['verified'] = read_boolean( $given['verified'], "$place.verified" );
	}
	return $who;
}

/**
 * How often a crawler may come.
 *
 * @param mixed  $value A member of the rule.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_limit( $value, $place ) {
	$given = read_members( $value, $place, array( 'visits', 'per' ), array() );
	if ( ! is_whole_number( $given['visits'] ) || $given['visits'] < 1 || $given['visits'] > LIMITS['visits'] ) {
		throw new Policy_Error( "$place.visits", 'visits' );
	}
	return array(
		'visits' => (int) $given['visits'],
		'per'    => read_word( $given['per'], "$place.per", array( 'minute', 'hour', 'day' ) ),
	);
}

/**
 * What a visit costs. Money is never a float.
 *
 * @param mixed  $value A member of the rule.
 * @param string $place Where it stands.
 * @throws Policy_Error Where it cannot be read.
 */
function read_price( $value, $place ) {
	$given = read_members( $value, $place, array( 'amount', 'currency' ), array() );
	if ( ! is_string( $given['amount'] ) || ! preg_match( '/^(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/D', $given['amount'] ) || preg_match( '/^[0.]+$/D', $given['amount'] ) ) {
		throw new Policy_Error( "$place.amount", 'amount' );
	}
	if ( ! is_string( $given['currency'] ) || ! preg_match( '/^[A-Z]{3}$/D', $given['currency'] ) ) {
		throw new Policy_Error( "$place.currency", 'currency' );
	}
	return array(
		'amount'   => $given['amount'],
		'currency' => $given['currency'],
	);
}
