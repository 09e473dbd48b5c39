<?php
/**
 * The robots.txt that the site serves: what the policy says and what WordPress and other plugins say, as one file; and
 * whether the finished file still says what the policy does.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/paths.php';

/**
 * Joins the two. The lines of the policy for everybody go into the group for everybody that is there: readers that take
 * the first of two such groups would otherwise miss the other's rules.
 *
 * @param string $policy The policy's file, from robots_txt().
 * @param string $others What WordPress and other plugins say.
 */
function merge_robots( $policy, $others ) {
	$said  = explode( "\n", $policy );
	$lines = array();
	foreach ( explode( "\n", str_replace( array( "\r\n", "\r" ), "\n", trim( $others ) ) ) as $line ) {
		if ( 0 !== stripos( $line, 'sitemap:' ) || ! in_array( trim( $line ), $said, true ) ) {
			$lines[] = $line;
		}
	}
	$others = implode( "\n", $lines );
	$groups = robots_groups( $others );
	foreach ( $groups as $group ) {
		// Rules without a name before them would become those of the policy's last group.
		if ( array( '*' ) !== $group['agents'] || null === $groups[0]['begin'] ) {
			continue;
		}
		$blocks = array();
		foreach ( explode( "\n\n", trim( $policy ) ) as $block ) {
			if ( 0 !== strpos( $block, "User-agent: *\n" ) ) {
				$blocks[] = $block;
				continue;
			}
			// An empty Disallow says nothing in a group that has rules.
			$statements = array_diff( array_slice( explode( "\n", $block ), 1 ), array( 'Disallow:' ) );
			array_splice( $lines, $group['begin'] + 1, 0, $statements );
		}
		$blocks[] = implode( "\n", $lines );
		return implode( "\n\n", $blocks ) . "\n";
	}
	return trim( $policy . "\n" . $others ) . "\n";
}

/**
 * The groups of a file: whom each speaks to, and its rules.
 *
 * @param string $text A robots.txt.
 * @return array[] agents (in small letters), rules (pattern and allow), begin (the number of its last User-agent line).
 */
function robots_groups( $text ) {
	$groups = array();
	$names  = false;
	foreach ( preg_split( '/\r\n|\r|\n/', $text ) as $number => $line ) {
		$parts = explode( ':', explode( '#', $line, 2 )[0], 2 );
		$field = strtolower( trim( $parts[0] ) );
		$value = isset( $parts[1] ) ? trim( $parts[1] ) : '';
		if ( 'user-agent' === $field ) {
			if ( ! $names ) {
				$groups[] = array(
					'agents' => array(),
					'rules'  => array(),
					'begin'  => $number,
				);
			}
			$names = true;
			$last  = count( $groups ) - 1;

			$groups[ $last ]['begin']    = $number;
			$groups[ $last ]['agents'][] = agent_name( $value );
		} elseif ( 'allow' === $field || 'disallow' === $field ) {
			if ( ! $groups ) {
				$groups[] = array(
					'agents' => array(),
					'rules'  => array(),
					'begin'  => null,
				);
			}
			$names = false;
			if ( '' !== $value ) {
				$groups[ count( $groups ) - 1 ]['rules'][] = array(
					'pattern' => $value,
					'allow'   => 'allow' === $field,
				);
			}
		}
	}
	return $groups;
}

/**
 * A name as readers compare it: in small letters, up to the first character that names do not have (RFC 9309, 2.2.1).
 *
 * @param string $name The value of a User-agent line.
 */
function agent_name( $name ) {
	return strtolower( preg_match( '/^[A-Za-z_-]+/', $name, $found ) ? $found[0] : $name );
}

/**
 * The rules for a name: those of every group that speaks to it, as one (RFC 9309, section 2.2.1).
 *
 * @param array[] $groups From robots_groups().
 * @param string  $agent  In small letters.
 * @return array[]|null Null where no group does.
 */
function rules_for_agent( array $groups, $agent ) {
	$rules = null;
	foreach ( $groups as $group ) {
		if ( in_array( $agent, $group['agents'], true ) ) {
			$rules = array_merge( null === $rules ? array() : $rules, $group['rules'] );
		}
	}
	return $rules;
}

/**
 * The rule that decides about a path: the longest, and Allow among rules of one length. Null where none matches.
 *
 * @param array[] $rules From rules_for_agent().
 * @param string  $path  A path.
 */
function deciding_rule( array $rules, $path ) {
	$decides = null;
	$asked   = request_path( $path );
	foreach ( $rules as $rule ) {
		if ( ! matches_path( path_pattern( $rule['pattern'] ), $asked ) ) {
			continue;
		}
		$more = null === $decides ? 1 : strlen( $rule['pattern'] ) - strlen( $decides['pattern'] );
		if ( $more > 0 || ( 0 === $more && $rule['allow'] ) ) {
			$decides = $rule;
		}
	}
	return $decides;
}

/**
 * What the finished file opens that the policy closes, by name: another plugin may add an Allow, which wins. Rules that
 * close more are not looked for: WordPress itself closes its admin.
 *
 * @param string $policy   The policy's file.
 * @param string $finished The file that the site serves.
 * @return array lines (such as `GPTBot: Allow: /`), and missing: whether names of the policy are not in it.
 */
function robots_contradictions( $policy, $finished ) {
	$ours    = robots_groups( $policy );
	$theirs  = robots_groups( $finished );
	$lines   = array();
	$missing = false;
	preg_match_all( '/^User-agent: (?!\*)(.+)$/m', $policy, $found );
	foreach ( $found[1] as $name ) {
		$decided = rules_for_agent( $ours, agent_name( $name ) );
		$served  = rules_for_agent( $theirs, agent_name( $name ) );
		if ( null === $served ) {
			$missing = true;
			continue;
		}
		foreach ( array_merge( $decided, $served ) as $rule ) {
			$path   = rtrim( str_replace( '*', '', $rule['pattern'] ), '$' );
			$closes = deciding_rule( $decided, $path );
			$opens  = deciding_rule( $served, $path );
			if ( null !== $closes && ! $closes['allow'] && ( null === $opens || $opens['allow'] ) ) {
				$lines[] = $name . ': Allow: ' . ( null === $opens ? $path : $opens['pattern'] );
			}
		}
	}
	return array(
		'lines'   => array_values( array_unique( $lines ) ),
		'missing' => $missing,
	);
}
