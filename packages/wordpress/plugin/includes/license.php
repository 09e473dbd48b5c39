<?php
/**
 * The license of a policy as RSL 1.0, and what it reserves from text and data mining, as @octroi/policy prints them.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/declared.php';
require_once __DIR__ . '/statements.php';

/** The uses that a license speaks of, in their order. */
const USES = array( 'search', 'ai-input', 'ai-index', 'ai-train' );

/**
 * The files that a policy has served on its own site, by path.
 *
 * @param array $policy A policy.
 * @return array[] type and text.
 */
function policy_files( array $policy ) {
	$files  = array();
	$mining = isset( $policy['mining'] ) ? $policy['mining'] : array( 'reservations' => array() );
	if ( isset( $policy['license'] ) ) {
		$files[ $policy['license']['url'] ] = array(
			'type' => 'application/rsl+xml',
			'text' => rsl( $policy ),
		);
	}
	if ( isset( $mining['policy'] ) ) {
		$files[ $mining['policy'] ] = array(
			'type' => 'application/ld+json',
			'text' => json( mining_offer( $policy ) ) . "\n",
		);
	}
	$rules = mining_rules( $mining );
	if ( $rules ) {
		$files[ $policy['site']['origin'] . '/.well-known/tdmrep.json' ] = array(
			'type' => 'application/json',
			'text' => json( $rules ) . "\n",
		);
	}
	$served = array();
	foreach ( $files as $address => $file ) {
		list( $origin, $path ) = split_address( $address );
		if ( $origin === $policy['site']['origin'] ) {
			$served[ $path ] = $file;
		}
	}
	return $served;
}

/**
 * The license as RSL.
 *
 * @param array $policy A policy that has a license.
 */
function rsl( array $policy ) {
	$scopes = usage_statements( $policy, rules_about( $policy, EVERYONE ) );
	$lines  = array(
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rsl xmlns="https://rslstandard.org/rsl" max-age="7">',
	);
	$lines  = array_merge( $lines, named_prices( $policy ) );
	foreach ( $scopes as $scope ) {
		$lines = array_merge( $lines, rsl_content( $policy, $scope, $scopes ) );
	}
	$lines[] = '</rsl>';
	return implode( "\n", $lines ) . "\n";
}

/**
 * Prices for some crawlers by name. RSL has no word for a crawler: whoever opens the document reads them in comments.
 *
 * @param array $policy A policy.
 * @return string[] Lines.
 */
function named_prices( array $policy ) {
	$lines = array();
	foreach ( $policy['rules'] as $index => $rule ) {
		if ( 'charge' !== $rule['action'] || ( ! isset( $rule['who']['crawler'] ) && ! isset( $rule['who']['operator'] ) ) ) {
			continue;
		}
		$names = array();
		foreach ( crawlers_of( $policy ) as $crawler ) {
			if ( 'search-engine' === $crawler['purpose'] || ! is_about( $rule['who'], $crawler, true ) ) {
				continue;
			}
			foreach ( array_slice( $policy['rules'], 0, $index ) as $earlier ) {
				if ( is_about( $earlier['who'], $crawler, true ) && covers_paths( $earlier, $rule ) ) {
					continue 2;
				}
			}
			$names[] = $crawler['token'];
		}
		if ( $names ) {
			$where = isset( $rule['paths'] ) ? ' on ' . implode( ' ', $rule['paths'] ) : '';
			$price = "{$rule['price']['amount']} {$rule['price']['currency']} for each page";
			$text  = implode( ', ', $names ) . "$where: $price";
			// Two hyphens would end the comment.
			$lines[] = '  <!-- ' . preg_replace( '/-(?=-)/', '- ', $text ) . ' -->';
		}
	}
	return $lines;
}

/**
 * Whether a rule leaves another nothing to decide.
 *
 * @param array $rule  A rule.
 * @param array $other A later one.
 */
function covers_paths( array $rule, array $other ) {
	if ( ! isset( $rule['paths'] ) ) {
		return true;
	}
	foreach ( isset( $other['paths'] ) ? $other['paths'] : array( '/' ) as $path ) {
		$covering = array_filter(
			$rule['paths'],
			function ( $each ) use ( $path ) {
				return contains( $each, $path );
			}
		);
		if ( ! $covering ) {
			return false;
		}
	}
	return true;
}

/**
 * What the license says about some pages.
 *
 * @param array   $policy A policy that has a license.
 * @param array   $scope  One of usage_statements().
 * @param array[] $scopes All of them.
 * @return string[] Lines.
 */
function rsl_content( array $policy, array $scope, array $scopes ) {
	$contact    = policy_contact( $policy );
	$legal      = null === $contact
		? array()
		: array( '      <legal type="contact">' . xml_escaped( contact_address( $contact ) ) . '</legal>' );
	$granted    = array();
	$prohibited = array();
	$sold       = array();
	foreach ( USES as $use ) {
		$answer = isset( $scope['answers'][ $use ] ) ? $scope['answers'][ $use ] : null;
		if ( 'yes' === $answer ) {
			$granted[] = $use;
		} elseif ( 'no' === $answer && ! is_offered( $scopes, $use ) ) {
			$prohibited[] = $use;
		} elseif ( is_array( $answer ) ) {
			$price            = "<amount currency=\"{$answer['currency']}\">{$answer['amount']}</amount>";
			$sold[ $price ][] = $use;
		}
	}
	$market = isset( $policy['market'] ) ? $policy['market'] : null;
	$url    = null === $scope['path'] ? '/' : $scope['path'];
	// Clients that draw tokens ask for the `*` after a folder that RFC 9309 has there anyway.
	if ( null !== $market && '/' !== $url && '/' === substr( $url, -1 ) ) {
		$url .= '*';
	}
	$url   = xml_escaped( $url );
	$end   = rsl_end( $policy );
	$lines = array(
		"  <content url=\"$url\">",
		'    <license>',
		'      <permits type="usage">' . implode( ' ', $granted ) . '</permits>',
	);
	if ( $prohibited ) {
		$lines[] = '      <prohibits type="usage">' . implode( ' ', $prohibited ) . '</prohibits>';
	}
	$lines = array_merge( $lines, $legal, array( '    </license>' ) );
	if ( null !== $market && $sold ) {
		// A server obliges to have a token for all that stands under it, so what is free stands apart.
		$lines = array_merge( $lines, $end, array( "  <content url=\"$url\" server=\"" . xml_escaped( $market['server'] ) . '">' ) );
	}
	foreach ( $sold as $price => $uses ) {
		$lines = array_merge(
			$lines,
			array(
				'    <license>',
				'      <permits type="usage">' . implode( ' ', $uses ) . '</permits>',
				'      <payment type="crawl">' . $price . '</payment>',
			),
			$legal,
			array( '    </license>' )
		);
	}
	return array_merge( $lines, $end );
}

/**
 * What stands after the licenses of some pages.
 *
 * @param array $policy A policy that has a license.
 * @return string[] Lines.
 */
function rsl_end( array $policy ) {
	$lines = array();
	if ( isset( $policy['site']['name'] ) ) {
		$lines[] = '    <copyright type="organization">' . xml_escaped( $policy['site']['name'] ) . '</copyright>';
	}
	if ( isset( $policy['license']['terms'] ) ) {
		$lines[] = '    <terms>' . xml_escaped( $policy['license']['terms'] ) . '</terms>';
	}
	$lines[] = '  </content>';
	return $lines;
}

/**
 * Whether a use is granted or sold on some pages: a prohibition of all would weigh on them.
 *
 * @param array[] $scopes From usage_statements().
 * @param string  $use    A use.
 */
function is_offered( array $scopes, $use ) {
	foreach ( $scopes as $scope ) {
		if ( isset( $scope['answers'][ $use ] ) && 'no' !== $scope['answers'][ $use ] ) {
			return true;
		}
	}
	return false;
}

/**
 * What is reserved, in the order in which it is decided, without what an earlier path always answers for.
 *
 * @param array $mining What a policy says about mining.
 * @return array[]
 */
function mining_rules( array $mining ) {
	$rules     = array();
	$locations = array();
	foreach ( $mining['reservations'] as $reservation ) {
		foreach ( isset( $reservation['paths'] ) ? $reservation['paths'] : array( '/' ) as $location ) {
			$earlier     = $locations;
			$locations[] = $location;
			foreach ( $earlier as $each ) {
				if ( contains( $each, $location ) ) {
					continue 2;
				}
			}
			$rule = array(
				'location'        => $location,
				'tdm-reservation' => $reservation['reserved'] ? 1 : 0,
			);
			if ( $reservation['reserved'] && isset( $mining['policy'] ) ) {
				$rule['tdm-policy'] = $mining['policy'];
			}
			$rules[] = $rule;
		}
	}
	return $rules;
}

/**
 * The conditions for mining, as ODRL.
 *
 * @param array $policy A policy that says where they are served.
 */
function mining_offer( array $policy ) {
	$contact  = policy_contact( $policy );
	$assigner = array( 'uid' => $policy['site']['origin'] );
	if ( isset( $policy['site']['name'] ) ) {
		$assigner['vcard:fn'] = $policy['site']['name'];
	}
	if ( null !== $contact ) {
		$is_page = false !== strpos( $contact, '://' );

		$assigner[ $is_page ? 'vcard:hasURL' : 'vcard:hasEmail' ] = contact_address( $contact );
	}
	$duty = array( array( 'action' => 'obtainConsent' ) );
	if ( in_array( 'charge', array_column( $policy['rules'], 'action' ), true ) ) {
		$duty[] = array( 'action' => 'compensate' );
	}
	return array(
		'@context'   => array( 'http://www.w3.org/ns/odrl.jsonld', 'http://www.w3.org/ns/tdmrep.jsonld' ),
		'@type'      => 'Offer',
		'profile'    => 'http://www.w3.org/ns/tdmrep',
		'uid'        => $policy['mining']['policy'],
		'assigner'   => $assigner,
		'permission' => array(
			array(
				'action' => 'tdm:mine',
				'duty'   => $duty,
			),
		),
	);
}

/**
 * Where to ask for other terms.
 *
 * @param array $policy A policy.
 * @return string|null An e-mail address or a page.
 */
function policy_contact( array $policy ) {
	if ( isset( $policy['license']['contact'] ) ) {
		return $policy['license']['contact'];
	}
	return isset( $policy['site']['contact'] ) ? $policy['site']['contact'] : null;
}

/**
 * A contact as an address.
 *
 * @param string $contact An e-mail address or a page.
 */
function contact_address( $contact ) {
	return false !== strpos( $contact, '://' ) ? $contact : "mailto:$contact";
}

/**
 * Text for XML and HTML.
 *
 * @param string $text Any text.
 */
function xml_escaped( $text ) {
	return str_replace( array( '&', '<', '>', '"' ), array( '&amp;', '&lt;', '&gt;', '&quot;' ), $text );
}

/**
 * JSON in the layout of JSON.stringify( value, null, 2 ), which PHP indents by four.
 *
 * @param array $value Any value.
 */
function json( array $value ) {
	$text = json_encode( $value, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_LINE_TERMINATORS ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- wp_json_encode() would mend what is no text, and policies hold none.
	return preg_replace_callback(
		'/^(?: {4})+/m',
		function ( $found ) {
			return substr( $found[0], 0, strlen( $found[0] ) / 2 );
		},
		$text
	);
}
