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

const WORDS = array(
	'en' => array(
		'title'   => 'This page is not open to this visitor',
		'blocked' => 'This site does not open this page to %1$s.',
		'outside' => 'This visit says it is %1$s, but does not come from the addresses published for it.',
		'limited' => '%1$s has made as many visits as this site allows it for now. Try again in %2$s s.',
		'charged' => 'This site charges %1$s for this page: %2$s a visit, under a license.',
		'terms'   => 'Terms',
		'contact' => 'Contact',
	),
	'fr' => array(
		'title'   => 'Cette page n’est pas ouverte à ce visiteur',
		'blocked' => 'Ce site n’ouvre pas cette page à %1$s.',
		'outside' => 'Cette visite se présente comme %1$s, mais ne vient pas des adresses publiées pour ce robot.',
		'limited' => "%1\$s a fait autant de visites que ce site lui en accorde pour l’instant. Réessayez dans %2\$s\u{A0}s.",
		'charged' => "Ce site fait payer cette page à %1\$s\u{A0}: %2\$s par visite, sous licence.",
		'terms'   => 'Conditions',
		'contact' => 'Contact',
	),
);

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
		array( 'outside' === $identity ? 'outside' : 'blocked', $crawler['token'] ),
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
		array( 'limited', $crawler['token'], (string) $retry_after ),
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
 * The price, in the dialects that exist without an account anywhere: `crawler-price` (Cloudflare's Pay Per Crawl) and
 * the License scheme of RSL, with the license document linked.
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
	$document    = isset( $policy['license'] ) ? $policy['license']['url'] : null;
	$description = null === $fault ? 'This page needs a license.' : "The license opens nothing here: $fault.";
	$error       = 'invalid_token';
	if ( null === $fault ) {
		$error = 'invalid_request';
	} elseif ( 'other-paths' === $fault ) {
		$error = 'insufficient_scope';
	}
	$headers = array(
		'crawler-price'    => "{$price['currency']} {$price['amount']}",
		'www-authenticate' => "License error=\"$error\", error_description=\"$description\"",
	);
	if ( null !== $document ) {
		$headers['link'] = license_link( $document );
	}
	return refusal(
		$request,
		$policy,
		402,
		null === $fault ? 'license-required' : 'license-not-valid',
		array( 'charged', $crawler['token'], $price ),
		array(
			'crawler'  => $crawler['token'],
			'identity' => $identity,
			'price'    => $price + array( 'per' => 'visit' ),
			'license'  => $document,
			'fault'    => $fault,
			'howToPay' => 'Agree on a license with the publisher, then send it as Authorization: License <token>.',
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
 * @param array  $sentence The key of the sentence, the crawler's name, and what else it holds.
 * @param array  $facts    What a program is told besides.
 * @param array  $headers  What this refusal alone says.
 * @return array status, headers and body.
 */
function refusal( array $request, array $policy, $status, $error, array $sentence, array $facts, array $headers = array() ) {
	$html     = prefers_html( $request['accept'] );
	$language = $html ? language_of( $request['accept_language'] ) : 'en';
	$message  = refusal_sentence( $language, $sentence );
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
		? refusal_page( $language, $status, $message, $terms, $contact )
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
 * One sentence of a refusal.
 *
 * @param string $language fr or en.
 * @param array  $sentence The key of the sentence, the crawler's name, and what else it holds.
 */
function refusal_sentence( $language, array $sentence ) {
	$what = isset( $sentence[2] ) ? $sentence[2] : '';
	if ( is_array( $what ) ) {
		$what = 'fr' === $language
			? str_replace( '.', ',', $what['amount'] ) . "\u{A0}" . $what['currency']
			: $what['amount'] . ' ' . $what['currency'];
	}
	return sprintf( WORDS[ $language ][ $sentence[0] ], $sentence[1], $what );
}

/**
 * A page for the person who meets a refusal: one sentence, and where to ask. Loads nothing.
 *
 * @param string      $language fr or en.
 * @param int         $status   The status.
 * @param string      $message  The sentence.
 * @param string|null $terms    The address of the terms.
 * @param string|null $contact  An e-mail address or a page.
 */
function refusal_page( $language, $status, $message, $terms, $contact ) {
	$words = WORDS[ $language ];
	$links = array();
	if ( null !== $terms ) {
		$links[] = '<a href="' . xml_escaped( $terms ) . '">' . $words['terms'] . '</a>';
	}
	if ( null !== $contact ) {
		$links[] = '<a href="' . xml_escaped( contact_address( $contact ) ) . '">' . $words['contact'] . '</a>';
	}
	return "<!doctype html>\n"
		. "<html lang=\"$language\">\n"
		. "<meta charset=\"utf-8\">\n"
		. "<meta name=\"viewport\" content=\"width=device-width\">\n"
		. "<meta name=\"robots\" content=\"noindex\">\n"
		. "<title>{$words['title']}</title>\n"
		. "<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;color-scheme:light dark}h1{font-size:1.5rem;line-height:1.3}</style>\n"
		. "<h1>{$words['title']}</h1>\n"
		. '<p>' . xml_escaped( $message ) . "</p>\n"
		. ( $links ? '<p>' . implode( ' · ', $links ) . "</p>\n" : '' )
		. "<p><small>$status</small></p>\n</html>\n";
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
