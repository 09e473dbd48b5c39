import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import { consoleLabels } from "@octroi/ui/words/labels";
import type { ClaimDecision } from "../../../domain/dns/claim.ts";
import type { Check } from "../../../domain/dns/dns-test.ts";
import type { Reachability } from "../../../domain/dns/reachability.ts";
import type { Redirection } from "../../../domain/dns/redirection.ts";

/** What a check saw, and what there is to do about it. */
interface Finding {
  seen: string;
  advice?: string;
}

type CertificateReason = Extract<Reachability, { state: "certificate" }>["reason"];

export interface DnsCopy {
  title: string;
  /** With `{{date}}` since our servers stand in front. */
  status: { inactive: string; ready: string; counting: string; enforcing: string; lost: string };
  /** With `{{date}}`, to the hour. */
  heard: string;
  record: {
    heading: string;
    headingOnceActive: string;
    intro: string;
    type: string;
    name: string;
    value: string;
    /** With `{{domain}}`. */
    root: string;
    below: string;
  };
  destination: { heading: string; sentence: string; missing: string; change: string };
  test: {
    heading: string;
    intro: string;
    submit: string;
    takes: string;
    /** With `{{date}}`. */
    at: string;
    outdated: string;
    /** Below the record. */
    again: { text: string; submit: string };
    checks: Record<Check, string>;
    ok: string;
    notOk: string;
    pending: string;
    untested: string;
    /** With `{{addresses}}`, `{{target}}`, `{{seenBy}}`, `{{allowed}}`, `{{waitsFor}}`. */
    redirection: Record<Redirection["state"], Finding> & { waiting: Finding; "not-yet-unseen": Finding };
    /** With `{{status}}`, `{{address}}`, `{{port}}`. */
    reachability: Record<Exclude<Reachability["state"], "certificate">, Finding>;
    certificate: Record<CertificateReason, Finding>;
    claim: Record<ClaimDecision, Finding>;
  };
  accept: { intro: string; submit: string };
  activate: { heading: string; needs: string; ready: string; submit: string };
  deactivate: { heading: string; intro: string; submit: string };
  activated: string;
  deactivated: string;
  notActivated: string;
  guide: string;
}

export const dns: Localized<DnsCopy> = {
  fr: {
    title: "Connexion : {{domain}}",
    status: {
      inactive:
        "Testez votre serveur, créez l’enregistrement, puis testez à nouveau. Un e-mail vous prévient quand le domaine mène à nos serveurs.",
      ready: `Les vérifications sont bonnes : il reste à activer ${brand.name}.`,
      counting: "Depuis le {{date}}, nos serveurs comptent les robots d’IA et laissent tout passer.",
      enforcing:
        "Depuis le {{date}}, nos serveurs comptent les robots d’IA et appliquent vos règles publiées ; tout le reste passe.",
      lost: "Un autre espace a prouvé que ce domaine lui appartient : ses visites ne passent plus par ce site.",
    },
    heard:
      "Nos serveurs ont reçu du trafic pour ce domaine pour la dernière fois le {{date}}, à une heure près.",
    record: {
      heading: "L’enregistrement à créer",
      headingOnceActive: "L’enregistrement en place",
      intro:
        "Dans la zone DNS de votre domaine, à la place des enregistrements A et AAAA du même nom. La valeur n’appartient qu’à ce site.",
      type: "Type",
      name: "Nom",
      value: "Valeur",
      root: "Sans « www », votre fournisseur DNS doit proposer ALIAS, ANAME ou « CNAME aplati » pour {{domain}}. Sinon, ajoutez plutôt www.{{domain}}.",
      below: "Ne touchez pas aux enregistrements MX, TXT et NS.",
    },
    destination: {
      heading: "Votre serveur",
      sentence: "{{address}}, port {{port}}",
      missing: "Indiquez l’adresse et le port de votre serveur.",
      change: "Modifier",
    },
    test: {
      heading: "Vérifications",
      intro:
        "Vérifiez d’abord que nos serveurs atteignent le vôtre. La redirection, elle, reste « en attente » tant que l’enregistrement n’est pas créé : c’est normal.",
      submit: consoleLabels.fr.testConfiguration,
      takes: "Le test prend une dizaine de secondes.",
      at: "Testé le {{date}}.",
      outdated: "Le serveur a changé depuis : testez à nouveau.",
      again: { text: "Une fois l’enregistrement créé :", submit: "Tester à nouveau" },
      checks: {
        redirection: consoleLabels.fr.redirectionCheck,
        reachability: consoleLabels.fr.reachabilityCheck,
        claim: "Propriété du domaine",
      },
      ok: "OK",
      notOk: "À corriger",
      pending: consoleLabels.fr.pending,
      untested: "Pas encore testé",
      redirection: {
        through: { seen: "Le domaine mène à nos serveurs." },
        waiting: {
          seen: "Le domaine mène à nos serveurs. Ces résolveurs ont encore l’ancienne réponse : {{waitsFor}}.",
          advice: `Rien à faire : ils suivront d’ici quelques heures. Vous pouvez activer ${brand.name}.`,
        },
        "no-answer": {
          seen: "Aucun serveur de noms n’a répondu pour ce domaine.",
          advice:
            "Vérifiez que le domaine est enregistré et que sa zone est en service, puis testez à nouveau dans quelques minutes.",
        },
        "not-yet": {
          seen: "Le domaine ne mène pas encore à nos serveurs. Réponse vue : {{addresses}}.",
          advice:
            "Créez l’enregistrement ci-dessus. S’il existe déjà, laissez-lui le temps de se propager : de quelques minutes à 48 heures.",
        },
        "not-yet-unseen": {
          seen: "Le domaine ne mène pas encore à nos serveurs.",
          advice:
            "Créez l’enregistrement ci-dessus. S’il existe déjà, laissez-lui le temps de se propager : de quelques minutes à 48 heures.",
        },
        "left-over": {
          seen: "Le domaine mène à nos serveurs, mais aussi ailleurs : {{addresses}}.",
          advice:
            "Supprimez les enregistrements A et AAAA restés sous le même nom : une partie des visites les suit encore.",
        },
        "another-target": {
          seen: "Le domaine mène à une autre cible : {{target}}.",
          advice: "Recopiez la valeur affichée ci-dessus : chaque site a la sienne.",
        },
        elsewhere: {
          seen: "Le domaine mène à un serveur que nous ne connaissons pas : {{addresses}}.",
          advice:
            "Un CDN est peut-être devant votre site, ou l’adresse de destination a changé. Sur Cloudflare, mettez l’enregistrement en « DNS uniquement ».",
        },
        "wrong-zone": {
          seen: "Les serveurs de noms de votre domaine ne connaissent pas l’enregistrement, alors que {{seenBy}} le voit.",
          advice:
            "Vous avez sans doute modifié une zone qui n’est pas en service. « dig NS » sur votre domaine donne les serveurs de noms qui comptent.",
        },
        "forbidden-certificate": {
          seen: "Un enregistrement CAA interdit notre autorité de certification. Autorités permises : {{allowed}}.",
          advice:
            "Ajoutez un enregistrement CAA pour letsencrypt.org (indicateur 0, étiquette « issue »), sans quoi vos visiteurs verraient une erreur de certificat.",
        },
      },
      reachability: {
        answered: { seen: "Votre serveur a répondu à {{address}}, port {{port}} (HTTP {{status}})." },
        unreachable: {
          seen: "Personne ne répond à {{address}}, port {{port}}.",
          advice:
            "Vérifiez l’adresse et le port, puis le pare-feu : il doit accepter les connexions venues d’internet sur ce port.",
        },
        timeout: {
          seen: "Le serveur à {{address}}, port {{port}}, n’a rien répondu à temps.",
          advice:
            "Un pare-feu qui ignore les connexions en est souvent la cause ; sinon, le serveur est surchargé.",
        },
        broken: {
          seen: "Le serveur à {{address}}, port {{port}}, a coupé la connexion ou envoyé une réponse illisible.",
          advice: "Vérifiez que c’est bien un serveur web, et le bon port : 443 pour HTTPS, 80 pour HTTP.",
        },
        "not-public": {
          seen: "{{address}} n’est pas une adresse publique.",
          advice: "Indiquez l’adresse de votre serveur sur internet.",
        },
        loop: {
          seen: "{{address}} ramène à nos serveurs : les visites tourneraient en rond.",
          advice:
            "Indiquez l’adresse du serveur qui héberge réellement le site, que votre hébergeur vous donne.",
        },
        "redirects-to-https": {
          seen: "Sur le port 80, votre serveur renvoie vers HTTPS : les visiteurs, déjà en HTTPS, seraient renvoyés sans fin.",
          advice: "Choisissez le port 443.",
        },
      },
      certificate: {
        expired: {
          seen: "Le certificat de votre serveur a expiré.",
          advice: "Renouvelez-le, ou acceptez-le tel quel ci-dessous.",
        },
        "other-name": {
          seen: "Le certificat de votre serveur est celui d’un autre nom.",
          advice: "Installez sur le serveur un certificat pour ce domaine, ou acceptez celui-ci ci-dessous.",
        },
        untrusted: {
          seen: "Aucune autorité reconnue ne garantit le certificat de votre serveur.",
          advice: "Installez un certificat reconnu, ou acceptez celui-ci ci-dessous.",
        },
      },
      claim: {
        free: { seen: "Ce domaine n’est à personne d’autre ici." },
        served: { seen: "Le domaine mène à nos serveurs pour ce site." },
        proven: { seen: "Vous avez prouvé que le domaine est à vous." },
        "needs-record": {
          seen: "Ce domaine est, ou a été, dans un autre espace.",
          advice: "Créez cet enregistrement TXT pour prouver qu’il est à vous, puis testez à nouveau :",
        },
        "not-answered": {
          seen: "Ce domaine est, ou a été, dans un autre espace, et ses serveurs de noms n’ont pas répondu.",
          advice: "Créez cet enregistrement TXT pour prouver qu’il est à vous, puis testez à nouveau :",
        },
      },
    },
    accept: {
      intro:
        "Nous n’accepterons que ce certificat-là, même expiré ou signé par vous. Ne le faites que si le serveur est le vôtre.",
      submit: "Accepter ce certificat",
    },
    activate: {
      heading: consoleLabels.fr.activateProtection,
      needs: "Le bouton s’active quand les deux vérifications sont bonnes.",
      ready:
        "À partir de là, les robots d’IA sont comptés. Avec Pro, vos règles publiées s’appliquent ; avec l’offre gratuite, elles sont observées. Vos lecteurs ne voient aucune différence.",
      submit: consoleLabels.fr.activateProtection,
    },
    deactivate: {
      heading: "Revenir en arrière",
      intro:
        "Toutes les visites passeront telles quelles à votre serveur. Remettez ensuite vos enregistrements A et AAAA dans la zone DNS ; ne supprimez le site ici qu’une fois le retour propagé.",
      submit: consoleLabels.fr.deactivateProtection,
    },
    activated: "C’est fait : dans les dix secondes, nos serveurs compteront les robots d’IA.",
    deactivated: `${brand.name} est désactivé.`,
    notActivated: `${brand.name} n’est pas activé : une vérification n’est pas bonne.`,
    guide: "Suivre le guide pas à pas",
  },
  en: {
    title: "Connection: {{domain}}",
    status: {
      inactive:
        "Test your server, create the record, then test again. We will e-mail you when the domain leads to our servers.",
      ready: `The checks are OK: all that is left is to activate ${brand.name}.`,
      counting: "Since {{date}}, our servers have counted AI crawlers and let everything through.",
      enforcing:
        "Since {{date}}, our servers have counted AI crawlers and enforced your published rules; everything else gets through.",
      lost: "Another workspace has proven that this domain is theirs: its visits no longer pass through this site.",
    },
    heard: "Our servers last received traffic for this domain on {{date}}, give or take an hour.",
    record: {
      heading: "The record to create",
      headingOnceActive: "The record in place",
      intro:
        "In the DNS zone of your domain, in place of the A and AAAA records of the same name. The value belongs to this site alone.",
      type: "Type",
      name: "Name",
      value: "Value",
      root: "Without “www”, your DNS provider must offer ALIAS, ANAME or CNAME flattening for {{domain}}. If not, add www.{{domain}} instead.",
      below: "Leave MX, TXT and NS records alone.",
    },
    destination: {
      heading: "Your server",
      sentence: "{{address}}, port {{port}}",
      missing: "Enter the address and the port of your server.",
      change: "Change",
    },
    test: {
      heading: "Checks",
      intro:
        "Check first that our servers reach yours. The redirection stays “pending” until the record exists: that is expected.",
      submit: consoleLabels.en.testConfiguration,
      takes: "The test takes about ten seconds.",
      at: "Tested on {{date}}.",
      outdated: "The server has changed since: test again.",
      again: { text: "Once the record is created:", submit: "Test again" },
      checks: {
        redirection: consoleLabels.en.redirectionCheck,
        reachability: consoleLabels.en.reachabilityCheck,
        claim: "Ownership of the domain",
      },
      ok: "OK",
      notOk: "Needs fixing",
      pending: consoleLabels.en.pending,
      untested: "Not tested yet",
      redirection: {
        through: { seen: "The domain leads to our servers." },
        waiting: {
          seen: "The domain leads to our servers. These resolvers still have the old answer: {{waitsFor}}.",
          advice: `Nothing to do: they will follow within a few hours. You can activate ${brand.name}.`,
        },
        "no-answer": {
          seen: "No name server answered for this domain.",
          advice:
            "Check that the domain is registered and its zone in use, then test again in a few minutes.",
        },
        "not-yet": {
          seen: "The domain does not lead to our servers yet. Answer seen: {{addresses}}.",
          advice:
            "Create the record above. If it exists already, give it time to propagate: from a few minutes to 48 hours.",
        },
        "not-yet-unseen": {
          seen: "The domain does not lead to our servers yet.",
          advice:
            "Create the record above. If it exists already, give it time to propagate: from a few minutes to 48 hours.",
        },
        "left-over": {
          seen: "The domain leads to our servers, and elsewhere too: {{addresses}}.",
          advice:
            "Delete the A and AAAA records left under the same name: some of the visits still follow them.",
        },
        "another-target": {
          seen: "The domain leads to another target: {{target}}.",
          advice: "Copy the value shown above: every site has its own.",
        },
        elsewhere: {
          seen: "The domain leads to a server that we do not know: {{addresses}}.",
          advice:
            "Perhaps a CDN stands in front of your site, or the destination address has changed. On Cloudflare, set the record to “DNS only”.",
        },
        "wrong-zone": {
          seen: "The name servers of your domain do not have the record, although {{seenBy}} sees it.",
          advice:
            "You probably edited a zone that is not in use. “dig NS” on your domain gives the name servers that count.",
        },
        "forbidden-certificate": {
          seen: "A CAA record forbids our certificate authority. Authorities allowed: {{allowed}}.",
          advice:
            "Add a CAA record for letsencrypt.org (flag 0, tag “issue”); without it your visitors would see a certificate error.",
        },
      },
      reachability: {
        answered: { seen: "Your server answered at {{address}}, port {{port}} (HTTP {{status}})." },
        unreachable: {
          seen: "Nobody answers at {{address}}, port {{port}}.",
          advice:
            "Check the address and the port, then the firewall: it must accept connections from the internet on that port.",
        },
        timeout: {
          seen: "The server at {{address}}, port {{port}}, sent nothing in time.",
          advice:
            "A firewall that ignores connections is often the cause; otherwise the server is overloaded.",
        },
        broken: {
          seen: "The server at {{address}}, port {{port}}, closed the connection or sent an answer that cannot be read.",
          advice: "Check that it is a web server, and the right port: 443 for HTTPS, 80 for HTTP.",
        },
        "not-public": {
          seen: "{{address}} is not a public address.",
          advice: "Enter the address of your server on the internet.",
        },
        loop: {
          seen: "{{address}} leads back to our servers: visits would go around in circles.",
          advice: "Enter the address of the server that actually hosts the site, which your host gives you.",
        },
        "redirects-to-https": {
          seen: "On port 80, your server redirects to HTTPS: visitors, who use HTTPS already, would be redirected without end.",
          advice: "Choose port 443.",
        },
      },
      certificate: {
        expired: {
          seen: "Your server’s certificate has expired.",
          advice: "Renew it, or accept it as it is below.",
        },
        "other-name": {
          seen: "Your server’s certificate is that of another name.",
          advice: "Install a certificate for this domain on the server, or accept this one below.",
        },
        untrusted: {
          seen: "No known authority vouches for your server’s certificate.",
          advice: "Install a recognized certificate, or accept this one below.",
        },
      },
      claim: {
        free: { seen: "Nobody else here has this domain." },
        served: { seen: "The domain leads to our servers for this site." },
        proven: { seen: "You have proven that the domain is yours." },
        "needs-record": {
          seen: "This domain is, or was, in another workspace.",
          advice: "Create this TXT record to prove that it is yours, then test again:",
        },
        "not-answered": {
          seen: "This domain is, or was, in another workspace, and its name servers did not answer.",
          advice: "Create this TXT record to prove that it is yours, then test again:",
        },
      },
    },
    accept: {
      intro:
        "We will accept this one certificate alone, even expired or signed by yourself. Do so only if the server is yours.",
      submit: "Accept this certificate",
    },
    activate: {
      heading: consoleLabels.en.activateProtection,
      needs: "The button works once both checks are OK.",
      ready:
        "From then on, AI crawlers are counted. With Pro, your published rules apply; on the free plan they are observed. Your readers see no difference.",
      submit: consoleLabels.en.activateProtection,
    },
    deactivate: {
      heading: "Roll back",
      intro:
        "All visits will pass to your server as they are. Then put your A and AAAA records back into the DNS zone; remove the site here only once that has propagated.",
      submit: consoleLabels.en.deactivateProtection,
    },
    activated: "Done: within ten seconds, our servers will count AI crawlers.",
    deactivated: `${brand.name} is off.`,
    notActivated: `${brand.name} is not activated: one of the checks is not OK.`,
    guide: "Follow the guide step by step",
  },
};
