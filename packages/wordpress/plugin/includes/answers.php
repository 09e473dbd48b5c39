<?php
/**
 * What a visitor that is turned away gets, as @octroi/edge answers: JSON for programs, a page for people, in French or
 * English. These words go to visitors in the language that they ask for, not in the site's, so they are no part of the
 * plugin's translations.
 *
 * @package Octroi
 */

namespace Octroi;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/license.php';

/**
 * What refusals say: words for people, by language, and dialects for programs.
 *
 * @return array[]
 */
function refusal_words() {
	static $words = null;
	if ( null === $words ) {
		$words = require __DIR__ . '/words.php';
	}
	return $words;
}

/**
 * A text with its places filled.
 *
 * @param string $text   With places such as {crawler}.
 * @param array  $values By the names of the places.
 */
function fill( $text, array $values ) {
	$places = array();
	foreach ( $values as $name => $value ) {
		if ( null !== $value ) {
			$places[ '{' . $name . '}' ] = $value;
		}
	}
	return strtr( $text, $places );
}

/**
 * The answer to a visitor that is blocked.
 *
 * @param array  $request  method, accept and accept_language.
 * @param array  $policy   A policy.
 * @param array  $crawler  A crawler.
 * @param string $identity verified, outside or unverifiable.
 * @return array status, headers and body.
 */
function blocked( array $request, array $policy, array $crawler, $identity ) {
	return refusal(
		$request,
		$policy,
		403,
		'blocked',
		'outside' === $identity ? 'outside' : 'blocked',
		array( 'crawler' => $crawler['token'] ),
		array(
			'crawler'  => $crawler['token'],
			'identity' => $identity,
		)
	);
}

/**
 * The answer to a visitor that came too often.
 *
 * @param array  $request     method, accept and accept_language.
 * @param array  $policy      A policy.
 * @param array  $crawler     A crawler.
 * @param string $identity    verified, outside or unverifiable.
 * @param array  $limit       visits and per.
 * @param int    $retry_after In seconds.
 * @return array status, headers and body.
 */
function over_limit( array $request, array $policy, array $crawler, $identity, array $limit, $retry_after ) {
	return refusal(
		$request,
		$policy,
		429,
		'too-many-visits',
		'limited',
		array(
			'crawler' => $crawler['token'],
			'seconds' => (string) $retry_after,
		),
		array(
			'crawler'    => $crawler['token'],
			'identity'   => $identity,
			'limit'      => $limit,
			'retryAfter' => $retry_after,
		),
		array( 'retry-after' => (string) $retry_after )
	);
}

/**
 * The price, and how to pay it, in every dialect that leads to a page: `crawler-price` (Cloudflare's Pay Per Crawl), the
 * License scheme of RSL, links to the license document and to the market, where the site sells.
 *
 * @param array       $request  method, accept and accept_language.
 * @param array       $policy   A policy.
 * @param array       $crawler  A crawler.
 * @param string      $identity verified, outside or unverifiable.
 * @param array       $price    amount and currency.
 * @param string|null $fault    What is wrong with the license that came, where one did.
 * @return array status, headers and body.
 */
function charged( array $request, array $policy, array $crawler, $identity, array $price, $fault ) {
	$dialects = refusal_words()['dialects'];
	$document = isset( $policy['license'] ) ? $policy['license']['url'] : null;
	$market   = isset( $policy['market'] ) ? $policy['market'] : null;
	$error    = null === $fault ? 'none' : $fault;
	$values   = array(
		'crawler'     => $crawler['token'],
		'license'     => $document,
		'fault'       => $fault,
		'error'       => isset( $dialects['errors'][ $error ] ) ? $dialects['errors'][ $error ] : 'invalid_token',
		'description' => null === $fault ? $dialects['none'] : fill( $dialects['fault'], array( 'fault' => $fault ) ),
	) + $price;
	$links    = null === $document ? array() : array( $dialects['license'] );
	$sold     = null;
	if ( null !== $market ) {
		list( $values['console'], $values['site'] ) = explode( '/olp/', $market['server'] );

		$values += $market;
		$links[] = $dialects['market']['payment'];
		$calls   = array();
		foreach ( $dialects['market']['calls'] as $call ) {
			$calls[] = fill( $call, $values );
		}
		$sold = $market + array( 'calls' => $calls );
	}
	$headers = array(
		'crawler-price'    => fill( $dialects['price'], $values ),
		'www-authenticate' => fill( $dialects['challenge'] . ( null === $market ? '' : $dialects['market']['challenge'] ), $values ),
	);
	if ( $links ) {
		$headers['link'] = fill( implode( ', ', $links ), $values );
	}
	return refusal(
		$request,
		$policy,
		402,
		null === $fault ? 'license-required' : 'license-not-valid',
		'charged',
		$values,
		array(
			'crawler'  => $crawler['token'],
			'identity' => $identity,
			'price'    => $price + array( 'per' => 'visit' ),
			'license'  => $document,
			'fault'    => $fault,
			'howToPay' => null === $market ? $dialects['howToPay'] : $dialects['market']['howToPay'],
			'market'   => $sold,
		),
		$headers
	);
}

/**
 * A refusal in the form its reader takes: JSON for programs, a page for people, nothing but headers for HEAD. No cache
 * may keep it, and one that does all the same is told what it depends on.
 *
 * @param array  $request  method, accept and accept_language.
 * @param array  $policy   A policy.
 * @param int    $status   402, 403 or 429.
 * @param string $error    What programs tell refusals apart by.
 * @param string $sentence The sentence that says so.
 * @param array  $values   What fills it.
 * @param array  $facts    What a program is told besides.
 * @param array  $headers  What this refusal alone says.
 * @return array status, headers and body.
 */
function refusal( array $request, array $policy, $status, $error, $sentence, array $values, array $facts, array $headers = array() ) {
	$html     = prefers_html( $request['accept'] );
	$language = $html ? language_of( $request['accept_language'] ) : 'en';
	$words    = refusal_words()['words'][ $language ];
	if ( isset( $values['amount'] ) ) {
		$values['amount'] = str_replace( '.', $words['decimal'], $values['amount'] );
	}
	$message  = fill( $words[ $sentence ], $values );
	$contact  = policy_contact( $policy );
	$terms    = isset( $policy['license']['terms'] ) ? $policy['license']['terms'] : null;
	$told     = array(
		'error'   => $error,
		'message' => $message,
	) + $facts + array(
		'terms'   => $terms,
		'contact' => $contact,
	);
	$is_told  = function ( $value ) {
		return null !== $value;
	};
	$body     = $html
		? refusal_page( $language, $words, $status, $message, isset( $facts['market'] ) ? $facts['market'] : null, $terms, $contact )
		: json( array_filter( $told, $is_told ) ) . "\n";
	return array(
		'status'  => $status,
		'headers' => array(
			'content-type'            => $html ? 'text/html; charset=utf-8' : 'application/json',
			'content-language'        => $language,
			'cache-control'           => 'no-store',
			'vary'                    => 'Accept, Accept-Language, Authorization, User-Agent',
			'x-content-type-options'  => 'nosniff',
			'content-security-policy' => "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
		) + $headers,
		'body'    => 'HEAD' === $request['method'] ? '' : $body,
	);
}

/**
 * A page for the person who meets a refusal: one sentence, and where to ask. Loads nothing.
 *
 * @param string      $language fr or en.
 * @param array       $words    The words of that language.
 * @param int         $status   The status.
 * @param string      $message  The sentence.
 * @param array|null  $market   page and calls, where licenses are sold.
 * @param string|null $terms    The address of the terms.
 * @param string|null $contact  An e-mail address or a page.
 */
function refusal_page( $language, array $words, $status, $message, $market, $terms, $contact ) {
	$links = array();
	$calls = '';
	if ( null !== $market ) {
		$links[] = '<a href="' . html_escaped( $market['page'] ) . '">' . $words['market'] . '</a>';
		$calls   = "<p>{$words['calls']}<br>\n"
			. implode( "<br>\n", array_map( __NAMESPACE__ . '\\html_escaped', $market['calls'] ) ) . "</p>\n";
	}
	if ( null !== $terms ) {
		$links[] = '<a href="' . html_escaped( $terms ) . '">' . $words['terms'] . '</a>';
	}
	if ( null !== $contact ) {
		$links[] = '<a href="' . html_escaped( contact_address( $contact ) ) . '">' . $words['contact'] . '</a>';
	}
	return "<!doctype html>\n"
		. "<html lang=\"$language\">\n"
		. "<meta charset=\"utf-8\">\n"
		. "<meta name=\"viewport\" content=\"width=device-width\">\n"
		. "<title>{$words['title']}</title>\n"
		. "<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;overflow-wrap:anywhere;margin:20vh auto;padding:0 1.5rem;color-scheme:light dark}h1{font-size:1.5rem;line-height:1.3}</style>\n"
		. "<h1>{$words['title']}</h1>\n"
		. '<p>' . html_escaped( $message ) . "</p>\n"
		. $calls
		. ( $links ? '<p>' . implode( ' · ', $links ) . "</p>\n" : '' )
		. "<p><small>$status</small></p>\n</html>\n";
}

/**
 * Text for the page, as the other gates write it.
 *
 * @param string $text What to show.
 */
function html_escaped( $text ) {
	return preg_replace_callback(
		'/[&<>"]/',
		function ( $found ) {
			return '&#' . ord( $found[0] ) . ';';
		},
		$text
	);
}

/**
 * Whether a visitor would rather read a page than JSON. Programs that take anything get JSON; browsers name `text/html`.
 *
 * @param string $accept The Accept header.
 */
function prefers_html( $accept ) {
	if ( false === strpos( $accept, 'html' ) ) {
		return false;
	}
	$html = 0.0;
	$json = 0.0;
	foreach ( explode( ',', substr( $accept, 0, 1000 ) ) as $range ) {
		$parts  = array_map( 'trim', explode( ';', strtolower( $range ) ) );
		$type   = array_shift( $parts );
		$weight = 1.0;
		foreach ( $parts as $parameter ) {
			if ( 0 === strncmp( $parameter, 'q=', 2 ) ) {
				$weight = (float) substr( $parameter, 2 );
				break;
			}
		}
		if ( 'text/html' === $type || 'application/xhtml+xml' === $type ) {
			$html = max( $html, $weight );
		} elseif ( 'application/json' === $type ) {
			$json = max( $json, $weight );
		}
	}
	return $html > $json;
}

/**
 * French where it is asked for before English; English otherwise.
 *
 * @param string $accept_language The Accept-Language header.
 */
function language_of( $accept_language ) {
	preg_match( '/\b(?:fr|en)\b/i', substr( $accept_language, 0, 200 ), $found );
	return isset( $found[0] ) && 'fr' === strtolower( $found[0] ) ? 'fr' : 'en';
}
