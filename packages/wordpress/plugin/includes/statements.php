<?php
/**
 * What a policy says about the uses of pages: the headers of each page, and the lines that robots.txt and the license
 * share. As @octroi/policy says it.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/decide.php';

/** The crawlers by which a page reaches each use, the one that stands for it first. */
const PURPOSES_FOR = array(
	'ai-input' => array( 'user-triggered', 'agent', 'coding-agent' ),
	'ai-index' => array( 'ai-search' ),
	'ai-train' => array( 'training', 'dataset', 'control-token' ),
);

/** To whom what concerns nobody in particular is said. */
const EVERYONE = array(
	'operator' => null,
	'token'    => '',
	'aliases'  => array(),
	'purpose'  => null,
);

/** Where a statement is made when the policy does not say. */
const DEFAULT_PLACES = array(
	'content-usage'  => 'both',
	'content-signal' => 'file',
	'license'        => 'both',
);

/**
 * Whether a policy makes a statement in robots.txt (`file`) or with each page (`header`).
 *
 * @param string $place  file or header.
 * @param string $name   The statement.
 * @param array  $policy A policy.
 */
function is_stated_in( $place, $name, array $policy ) {
	$stated = isset( $policy['statements'][ $name ] ) ? $policy['statements'][ $name ] : DEFAULT_PLACES[ $name ];
	return $stated === $place || 'both' === $stated;
}

/**
 * For each use, the rules about each purpose that serves it, in their order.
 *
 * @param array $policy A policy.
 * @param array $to     A crawler, or EVERYONE.
 */
function rules_about( array $policy, array $to ) {
	$about = array();
	foreach ( PURPOSES_FOR as $use => $purposes ) {
		// A crawler that serves the use is told what is decided about itself, everyone else what is decided about all.
		$asked         = in_array( $to['purpose'], $purposes, true ) ? array( $to['purpose'] ) : $purposes;
		$about[ $use ] = array();
		foreach ( $asked as $purpose ) {
			$is_named = $to['purpose'] === $purpose;
			$crawler  = array(
				'purpose'  => $purpose,
				'operator' => $to['operator'],
				'token'    => $is_named ? $to['token'] : '',
				'aliases'  => $is_named ? $to['aliases'] : array(),
			);

			$about[ $use ][] = array_filter(
				$policy['rules'],
				function ( $rule ) use ( $crawler ) {
					return is_about( $rule['who'], $crawler, true );
				}
			);
		}
	}
	return $about;
}

/**
 * What is said about each use, where a path of a rule is about the pages that are asked about if `holds` says so.
 *
 * @param array    $about From rules_about().
 * @param callable $holds Takes a path of a rule.
 * @return array By use: yes, no, or a price.
 */
function usage_answers( array $about, $holds ) {
	// Search engines always get through: no rule can say otherwise.
	$answers = array( 'search' => 'yes' );
	foreach ( $about as $use => $lists ) {
		$said = array();
		foreach ( $lists as $rules ) {
			$said[] = usage_answer( $rules, $holds );
		}
		$answer = usage_answer_of_all( $said );
		if ( null !== $answer ) {
			$answers[ $use ] = $answer;
		}
	}
	return $answers;
}

/**
 * What the first of some rules says about a use.
 *
 * @param array    $rules Rules in their order.
 * @param callable $holds Takes a path of a rule.
 */
function usage_answer( array $rules, $holds ) {
	foreach ( $rules as $rule ) {
		if ( isset( $rule['paths'] ) && ! array_filter( $rule['paths'], $holds ) ) {
			continue;
		}
		if ( 'charge' === $rule['action'] ) {
			return $rule['price'];
		}
		return 'block' === $rule['action'] ? 'no' : 'yes';
	}
	return null;
}

/**
 * Any refusal refuses: a use is granted only where nothing that serves it is turned away.
 *
 * @param array $said An answer for each purpose.
 */
function usage_answer_of_all( array $said ) {
	if ( in_array( 'no', $said, true ) ) {
		return 'no';
	}
	foreach ( $said as $answer ) {
		if ( is_array( $answer ) ) {
			return $answer;
		}
	}
	return isset( $said[0] ) ? $said[0] : null;
}

/**
 * What rules say about each use, for all pages and then for the paths on which they say something else.
 *
 * @param array $policy A policy.
 * @param array $about  From rules_about().
 * @return array[] path (null: every page) and answers.
 */
function usage_statements( array $policy, array $about ) {
	$under  = function ( $path ) use ( $about ) {
		return usage_answers(
			$about,
			function ( $each ) use ( $path ) {
				return contains( $each, $path );
			}
		);
	};
	$to_all = $under( '/' );
	$scoped = array();
	foreach ( $policy['rules'] as $rule ) {
		foreach ( isset( $rule['paths'] ) ? $rule['paths'] : array() as $path ) {
			if ( '/' !== $path && ! isset( $scoped[ $path ] ) ) {
				$scoped[ $path ] = $under( $path );
			}
		}
	}
	$statements = array(
		array(
			'path'    => null,
			'answers' => $to_all,
		),
	);
	foreach ( $scoped as $path => $answers ) {
		// A path is named only where it meets another about which something else is said.
		$is_needed = $answers !== $to_all;
		foreach ( $is_needed ? array() : $scoped as $other => $other_answers ) {
			$is_needed = $is_needed || ( $other_answers !== $answers && may_overlap( $other, $path ) );
		}
		if ( $is_needed ) {
			$statements[] = array(
				'path'    => $path,
				'answers' => $answers,
			);
		}
	}
	return $statements;
}

/**
 * The value of a Content-Usage statement.
 *
 * @param array $answers By use.
 */
function content_usage( array $answers ) {
	return usage_members( $answers, 'train-ai=', 'ai-use=', 'search=', 'y', 'n' );
}

/**
 * The value of a Content-Signal statement. It names the uses in another order, and with other words.
 *
 * @param array $answers By use.
 */
function content_signal( array $answers ) {
	$members = explode( ', ', usage_members( $answers, 'ai-train=', 'ai-input=', 'search=', 'yes', 'no' ) );
	return implode( ', ', array_reverse( $members ) );
}

/**
 * One member for each use about which something is said. What is for sale is refused: no statement can name a price.
 *
 * @param array  $answers By use.
 * @param string $train   The label of training.
 * @param string $input   The label of answers and of the index that they cite from.
 * @param string $search  The label of search.
 * @param string $yes     The word for what is granted.
 * @param string $no      The word for what is not.
 */
function usage_members( array $answers, $train, $input, $search, $yes, $no ) {
	$members = array();
	$uses    = array(
		$train  => array( 'ai-train' ),
		$input  => array( 'ai-input', 'ai-index' ),
		$search => array( 'search' ),
	);
	foreach ( $uses as $label => $names ) {
		$stated = array_intersect_key( $answers, array_flip( $names ) );
		if ( $stated ) {
			$refused   = array_filter(
				$stated,
				function ( $answer ) {
					return 'yes' !== $answer;
				}
			);
			$members[] = $label . ( $refused ? $no : $yes );
		}
	}
	return implode( ', ', $members );
}

/**
 * The headers that say the policy with a page.
 *
 * @param array  $policy A policy.
 * @param string $path   The page's path.
 * @return string[] Lines such as `Content-Usage: train-ai=n`.
 */
function page_headers( array $policy, $path = '/' ) {
	$target  = request_path( served_path( $path ) );
	$answers = usage_answers(
		rules_about( $policy, EVERYONE ),
		function ( $each ) use ( $target ) {
			return matches_path( path_pattern( $each ), $target );
		}
	);
	$lines   = array();
	if ( is_stated_in( 'header', 'content-usage', $policy ) ) {
		$lines[] = 'Content-Usage: ' . content_usage( $answers );
	}
	if ( is_stated_in( 'header', 'content-signal', $policy ) ) {
		$lines[] = 'Content-Signal: ' . content_signal( $answers );
	}
	if ( isset( $policy['license'] ) && is_stated_in( 'header', 'license', $policy ) ) {
		$lines[] = 'Link: ' . license_link( $policy['license']['url'] );
	}
	return $lines;
}

/**
 * The value of a Link header that leads to the license.
 *
 * @param string $url Its address.
 */
function license_link( $url ) {
	return "<$url>; rel=\"license\"; type=\"application/rsl+xml\"";
}
