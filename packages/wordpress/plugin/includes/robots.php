<?php
/**
 * A policy as robots.txt, as @octroi/policy prints it. Read when a policy is saved, never for a visit.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/declared.php';
require_once __DIR__ . '/statements.php';

/**
 * The file. Groups inherit nothing, so each that may crawl repeats what the group for all says.
 *
 * @param array $policy A policy.
 */
function robots_txt( array $policy ) {
	$for_all = array(
		'rules'      => array(),
		'statements' => statement_lines( usage_statements( $policy, rules_about( $policy, EVERYONE ) ), $policy ),
	);
	$lines   = names_with_own_line( $policy );
	$groups  = array();
	foreach ( crawlers_treated_alike( $policy ) as $crawlers ) {
		$agents = array_values( array_intersect( array_column( $crawlers, 'token' ), $lines ) );
		if ( ! $agents ) {
			continue;
		}
		$content = group_content( $policy, $crawlers[0] );
		if ( $content === $for_all ) {
			continue;
		}
		$key = serialize( $content ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- A key within this function.
		if ( ! isset( $groups[ $key ] ) ) {
			$groups[ $key ] = array(
				'agents'  => array(),
				'content' => $content,
			);
		}
		$groups[ $key ]['agents'] = array_merge( $groups[ $key ]['agents'], $agents );
	}
	$groups[] = array(
		'agents'  => array( '*' ),
		'content' => $for_all,
	);
	$blocks   = array();
	if ( isset( $policy['license'] ) && is_stated_in( 'file', 'license', $policy ) ) {
		$blocks[] = 'License: ' . $policy['license']['url'] . "\n";
	}
	foreach ( $groups as $group ) {
		$blocks[] = group_text( $group );
	}
	foreach ( isset( $policy['site']['sitemaps'] ) ? $policy['site']['sitemaps'] : array() as $address ) {
		$blocks[] = "Sitemap: $address";
	}
	return rtrim( implode( "\n", $blocks ) ) . "\n";
}

/**
 * Crawlers that no rule tells apart: same purpose, and named (or their operator) by the same rules.
 *
 * @param array $policy A policy.
 * @return array[]
 */
function crawlers_treated_alike( array $policy ) {
	$groups = array();
	foreach ( crawlers_of( $policy ) as $crawler ) {
		$key = $crawler['purpose'];
		foreach ( $policy['rules'] as $rule ) {
			foreach ( array( 'operator', 'crawler' ) as $kind ) {
				if ( isset( $rule['who'][ $kind ] ) ) {
					$key .= is_about( array( $kind => $rule['who'][ $kind ] ), $crawler, true ) ? '1' : '0';
				}
			}
		}
		$groups[ $key ][] = $crawler;
	}
	return array_values( $groups );
}

/**
 * The crawlers that a `User-agent` line can speak to by their own names. Readers cut a name at the first character that
 * is no letter, hyphen or underscore (RFC 9309), so that a line for `Googlebot.2` would speak to Googlebot.
 *
 * @param array $policy A policy.
 * @return string[]
 */
function names_with_own_line( array $policy ) {
	$own    = own_crawlers( $policy );
	$names  = array();
	$starts = array();
	foreach ( crawlers_of( $policy ) as $crawler ) {
		$starts[] = strtolower( product_token( $crawler['token'] ) );
	}
	$uses = array_count_values( $starts );
	foreach ( null === $own ? array() : array_column( $own['crawlers'], 'token' ) as $token ) {
		$start        = product_token( $token );
		$is_its_own   = '' !== $start && false === strpos( $token, ' ' ) && 1 === $uses[ strtolower( $start ) ];
		$is_its_start = '' !== $start && $start === $token;
		if ( $is_its_own || $is_its_start ) {
			$names[] = $token;
		}
	}
	foreach ( registry()['crawlers'] as $crawler ) {
		if ( $crawler['token'] === $crawler['robotsToken'] ) {
			$names[] = $crawler['token'];
		}
	}
	return $names;
}

/**
 * The product token that a name begins with.
 *
 * @param string $name A name.
 */
function product_token( $name ) {
	preg_match( '/^[A-Za-z_-]*/', $name, $found );
	return $found[0];
}

/**
 * What one group says to a crawler.
 *
 * @param array $policy  A policy.
 * @param array $crawler A crawler.
 */
function group_content( array $policy, array $crawler ) {
	$rules = robots_rules( crawl_entries( $policy, $crawler ) );
	if ( ! may_crawl( $rules ) ) {
		// To a crawler that may fetch nothing there is nothing to say about how to use it.
		return array(
			'rules'      => $rules,
			'statements' => array(),
		);
	}
	$scopes = array();
	foreach ( usage_statements( $policy, rules_of_its_use( $policy, $crawler ) ) as $statement ) {
		if ( null === $statement['path'] || may_crawl( $rules, $statement['path'] ) ) {
			$scopes[] = $statement;
		}
	}
	return array(
		'rules'      => $rules,
		'statements' => array_merge( statement_lines( $scopes, $policy ), crawl_delay( $policy, $crawler ) ),
	);
}

/**
 * Signals have one word for answers and for the index that answers cite from. A crawler that serves one of the two gets
 * the answer for that use only.
 *
 * @param array $policy  A policy.
 * @param array $crawler A crawler.
 */
function rules_of_its_use( array $policy, array $crawler ) {
	$about = rules_about( $policy, $crawler );
	if ( in_array( $crawler['purpose'], PURPOSES_FOR['ai-input'], true ) ) {
		$about['ai-index'] = array();
	} elseif ( in_array( $crawler['purpose'], PURPOSES_FOR['ai-index'], true ) ) {
		$about['ai-input'] = array();
	}
	return $about;
}

/**
 * What a crawler may fetch, one entry per path, in the order in which the policy decides. Rules about verified visitors
 * apply: whoever obeys the lines for a crawler's name is that crawler.
 *
 * @param array $policy  A policy.
 * @param array $crawler A crawler.
 * @return array[] pattern and allow.
 */
function crawl_entries( array $policy, array $crawler ) {
	if ( 'search-engine' === $crawler['purpose'] ) {
		return array();
	}
	$entries = array();
	foreach ( open_patterns( $policy ) as $pattern ) {
		$entries[] = array(
			'pattern' => $pattern,
			'allow'   => true,
		);
	}
	foreach ( $policy['rules'] as $rule ) {
		if ( ! is_about( $rule['who'], $crawler, true ) ) {
			continue;
		}
		foreach ( isset( $rule['paths'] ) ? $rule['paths'] : array( '/' ) as $pattern ) {
			// A charged crawler is allowed: it has to request the page to be answered with the price.
			$entries[] = array(
				'pattern' => $pattern,
				'allow'   => 'block' !== $rule['action'],
			);
		}
		if ( ! isset( $rule['paths'] ) ) {
			break;
		}
	}
	return $entries;
}

/**
 * Entries, of which the first that matches decides, as rules of robots.txt, of which the longest that matches decides,
 * and Allow among rules of one length. An entry that is shorter than a later one it must win over is padded with stars,
 * which match nothing more and count as octets.
 *
 * @param array[] $entries From crawl_entries().
 * @return array[] pattern and allow.
 */
function robots_rules( array $entries ) {
	$rules = array();
	foreach ( array_reverse( without_needless_allows( without_shadowed( $entries ) ) ) as $entry ) {
		$min_octets = 0;
		foreach ( $rules as $later ) {
			if ( $later['allow'] !== $entry['allow'] && may_overlap( $later['entry'], $entry['pattern'] ) ) {
				// On a tie Allow wins, so that a Disallow needs one octet more.
				$min_octets = max( $min_octets, strlen( $later['pattern'] ) + ( $entry['allow'] ? 0 : 1 ) );
			}
		}
		array_unshift(
			$rules,
			array(
				'entry'   => $entry['pattern'],
				'pattern' => padded_with_stars( $entry['pattern'], $min_octets ),
				'allow'   => $entry['allow'],
			)
		);
	}
	return array_map(
		function ( $rule ) {
			return array(
				'pattern' => $rule['pattern'],
				'allow'   => $rule['allow'],
			);
		},
		$rules
	);
}

/**
 * Leaves out entries that never decide, as an earlier one matches all of their paths.
 *
 * @param array[] $entries From crawl_entries().
 */
function without_shadowed( array $entries ) {
	$kept = array();
	foreach ( $entries as $index => $entry ) {
		foreach ( array_slice( $entries, 0, $index ) as $earlier ) {
			if ( contains( $earlier['pattern'], $entry['pattern'] ) ) {
				continue 2;
			}
		}
		$kept[] = $entry;
	}
	return $kept;
}

/**
 * Leaves out each Allow without a later Disallow for some of its paths: what no rule matches is allowed.
 *
 * @param array[] $entries From crawl_entries().
 */
function without_needless_allows( array $entries ) {
	$kept = array();
	foreach ( $entries as $index => $entry ) {
		$is_needed = ! $entry['allow'];
		foreach ( $is_needed ? array() : array_slice( $entries, $index + 1 ) as $later ) {
			$is_needed = $is_needed || ( ! $later['allow'] && may_overlap( $later['pattern'], $entry['pattern'] ) );
		}
		if ( $is_needed ) {
			$kept[] = $entry;
		}
	}
	return $kept;
}

/**
 * The same path with at least so many octets. A path that ends in `$` and has no star cannot be padded without matching
 * more.
 *
 * @param string $pattern    A path of a rule.
 * @param int    $min_octets How long it has to be.
 */
function padded_with_stars( $pattern, $min_octets ) {
	$missing = $min_octets - strlen( $pattern );
	if ( $missing <= 0 || is_exact( $pattern ) ) {
		return $pattern;
	}
	$star = strpos( $pattern, '*' );
	$at   = false === $star ? strlen( $pattern ) : $star;
	return substr( $pattern, 0, $at ) . str_repeat( '*', $missing ) . substr( $pattern, $at );
}

/**
 * Whether rules let their crawlers fetch anything under a path.
 *
 * @param array[] $rules From robots_rules().
 * @param string  $under A path.
 */
function may_crawl( array $rules, $under = '/' ) {
	$closed = 0;
	foreach ( $rules as $rule ) {
		if ( ! $rule['allow'] && contains( $rule['pattern'], $under ) ) {
			$closed = max( $closed, strlen( $rule['pattern'] ) );
		}
	}
	if ( 0 === $closed ) {
		return true;
	}
	// Files that tell crawlers something: to leave them open is not to open a site.
	$for_crawlers = '~^/(?:robots\.txt|\.well-known/)|\.(?:xml|txt|json|gz)\$$~D';
	foreach ( $rules as $rule ) {
		if ( $rule['allow'] && strlen( $rule['pattern'] ) >= $closed
			&& ! preg_match( $for_crawlers, $rule['pattern'] ) && may_overlap( $rule['pattern'], $under ) ) {
			return true;
		}
	}
	return false;
}

/**
 * A limit on every path, as the wait between two visits that some crawlers heed. Longer waits than an hour are not what
 * they take the line for.
 *
 * @param array $policy  A policy.
 * @param array $crawler A crawler.
 * @return string[]
 */
function crawl_delay( array $policy, array $crawler ) {
	if ( 'search-engine' === $crawler['purpose'] ) {
		return array();
	}
	foreach ( $policy['rules'] as $rule ) {
		if ( ! is_about( $rule['who'], $crawler, true ) ) {
			continue;
		}
		if ( isset( $rule['paths'] ) || 'limit' !== $rule['action'] ) {
			return array();
		}
		$wait = (int) ceil( SECONDS_IN[ $rule['limit']['per'] ] / $rule['limit']['visits'] );
		return $wait > 3600 ? array() : array( "Crawl-delay: $wait" );
	}
	return array();
}

/**
 * The lines about uses.
 *
 * @param array[] $scopes From usage_statements().
 * @param array   $policy A policy.
 * @return string[]
 */
function statement_lines( array $scopes, array $policy ) {
	$lines = array();
	foreach ( array( 'content-signal', 'content-usage' ) as $name ) {
		foreach ( is_stated_in( 'file', $name, $policy ) ? $scopes : array() as $scope ) {
			$path    = null === $scope['path'] ? '' : $scope['path'] . ' ';
			$lines[] = 'content-signal' === $name
				? "Content-Signal: $path" . content_signal( $scope['answers'] )
				: "Content-Usage: $path" . content_usage( $scope['answers'] );
		}
	}
	return $lines;
}

/**
 * A group as its lines. Without a rule of its own, it would share those of the next one.
 *
 * @param array $group agents and content.
 */
function group_text( array $group ) {
	$lines = array();
	foreach ( $group['agents'] as $agent ) {
		$lines[] = "User-agent: $agent";
	}
	$lines = array_merge( $lines, $group['content']['statements'] );
	foreach ( $group['content']['rules'] as $rule ) {
		$lines[] = ( $rule['allow'] ? 'Allow: ' : 'Disallow: ' ) . $rule['pattern'];
	}
	if ( ! $group['content']['rules'] ) {
		$lines[] = 'Disallow:';
	}
	return implode( "\n", $lines ) . "\n";
}
