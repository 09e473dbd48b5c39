<?php
/**
 * The policy that is decided on the settings page: a preset, and choices about single crawlers before it.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/statements.php';

const PRESETS = array( 'search-not-training', 'allow-all', 'block-ai', 'charge-training' );

/**
 * A preset, as preset() of @octroi/policy makes it.
 *
 * @param string $name  One of PRESETS.
 * @param array  $site  origin and, perhaps, name, contact and sitemaps.
 * @param array  $price amount and currency.
 * @param string $home  The address of the site's home page, with a final slash: the license stands beside it.
 */
function preset( $name, array $site, array $price, $home ) {
	$collects = PURPOSES_FOR['ai-train'];
	$answers  = array_merge( PURPOSES_FOR['ai-index'], PURPOSES_FOR['ai-input'] );
	$rules    = array(
		'search-not-training' => array( preset_rule( $collects, 'block' ), preset_rule( $answers, 'allow' ) ),
		'allow-all'           => array(
			array(
				'who'    => array(),
				'action' => 'allow',
			),
		),
		'block-ai'            => array( preset_rule( array_merge( $collects, $answers ), 'block' ) ),
		'charge-training'     => array( preset_rule( $collects, 'charge' ) + array( 'price' => $price ), preset_rule( $answers, 'allow' ) ),
	);
	$policy   = array(
		'version' => 1,
		'site'    => $site,
		'rules'   => $rules[ $name ],
		'mining'  => array( 'reservations' => array( array( 'reserved' => 'allow-all' !== $name ) ) ),
	);
	return 'charge-training' === $name ? with_license( $policy, $home ) : $policy;
}

/**
 * A rule about some purposes.
 *
 * @param string[] $purposes The purposes.
 * @param string   $action   The action.
 */
function preset_rule( array $purposes, $action ) {
	return array(
		'who'    => array( 'purpose' => $purposes ),
		'action' => $action,
	);
}

/**
 * The policy with a license, which says the price.
 *
 * @param array  $policy A policy.
 * @param string $home   The address of the site's home page, with a final slash.
 */
function with_license( array $policy, $home ) {
	return $policy + array( 'license' => array( 'url' => $home . 'license.xml' ) );
}

/**
 * The policy of the settings page.
 *
 * @param array  $rules preset, choices (crawler to action), price and limit.
 * @param array  $site  origin and, perhaps, name, contact and sitemaps.
 * @param string $home  The address of the site's home page, with a final slash.
 */
function local_policy( array $rules, array $site, $home ) {
	$policy = preset( $rules['preset'], $site, $rules['price'], $home );
	$first  = array();
	foreach ( array( 'allow', 'block', 'limit', 'charge' ) as $action ) {
		$crawlers = array_map( 'strval', array_keys( $rules['choices'], $action, true ) );
		if ( ! $crawlers ) {
			continue;
		}
		$rule = array(
			'who'    => array( 'crawler' => $crawlers ),
			'action' => $action,
		);
		if ( 'limit' === $action ) {
			$rule['limit'] = $rules['limit'];
		} elseif ( 'charge' === $action ) {
			$rule['price'] = $rules['price'];
			$policy        = with_license( $policy, $home );
		}
		$first[] = $rule;
	}
	$policy['rules'] = array_merge( $first, $policy['rules'] );
	return $policy;
}
