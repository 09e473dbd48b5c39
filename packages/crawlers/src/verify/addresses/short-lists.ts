import { type AddressList, listsIn } from "./list.ts";

/**
 * The published addresses of most crawlers, as they stood on 2026-11-15.
 * Made from scripts/refresh/addresses.json by `npm run refresh -w packages/crawlers`.
 */
export const shortAddressLists: readonly AddressList[] = /* @__PURE__ */ listsIn(`
Claude-SearchBot,Claude-User,ClaudeBot|.e=;y0()vhS}/n?rmd.i{bpbn:?-i.e}[gf?xa0aSic=paig[adpfyn(bsI(?Oo6!!,*}Cf:]cg]lbd-ry!n}f,bhO[R}Os3}u=t=kaurB(nf{lhIra}:npcT.i???:i.eBS/ym}nBysu*oypn.iwgkgMx.CB0o+
Applebot|.C=c?).]evn.Ce.i(I.C].]e.i(nod.,b;Si-non
CCBot|.dhg{/x:{?{U0i.te|.ltrc[yr0g(r:]
AdsBot-Google,AdsBot-Google-Mobile,Mediapartners-Google|.)-/v=in.]e.)e/b=C.]yB{t.ue.xe.,e.)e.CN.)y[cht{lrl,.,e.)gvlsn|.rtlrlarhscl/rrt.stn.hte.=te.(te.ate.ste.rte.ate.ste.rte.=te.(te.rte.(te.att.ste.rte.att.ste.rte
Google-Agent|.u:vvf].)![vBd.1en.Ne|.urrrrrrrrrrrrrrr(rr:sfsr)|*
Google-CloudVertexBot,Google-InspectionTool,Googlebot,Googlebot-Image,Googlebot-News,Googlebot-Video,GoogleOther,GoogleOther-Image,GoogleOther-Video,Storebot-Google|.,lScsR.i;v!,a:xmo*n?!anhhnomtm{+a/NavnA!htomt=?Ua;}tobdo{E?wdhr]*-dl*yn*y/ng:dm*mln.]y=r6.)e.xe.,e.Cee.]e.)e.xe.,e.ue.)0=kBu.,e.]e|.rtarrarhscl/rrt]t.hte.=te.(te.ate.ste.rte.(te.ste.=te.(te.rte.(ten.ate.ste.rte.ate.ste.rte
Google-GeminiNotebook,Google-NotebookLM,Google-Pinpoint|.]Aymrtcp}ne.Cpy].)e.ue.xe.)ti;(sE.ue.xe.,e.)e.ue.)e.ue.]e.)laoli.ue.,e.xf;(:u.)e.ue.,e.)e.ur=?kt.,e.)e.ue.,e.)e.ue.xe.,e.)e.,e.)e|.rthr:arhscl/rrt.stn.rt,ei.ste.rte.ste.rte.(te.ate.(te.ate.ste.rte.=te.(te.ate.ste.rte.hte.(te.aten.ste.rte.att.rte.(tn.ste.rte.atn.ste.rte.hte.ate.hte.(te.att.rte.hte.ate.ste.rte.(tnn.ate.ste.rte.(te.ate
Kagibot|.ec?ylmR=}f0;an}gA;f0n!fcA!d
AIWebIndex,AIWebIndex-Agent|.efk;rkM;:;tsA;-anl;=:(-nkaIB{f(wibfgaoiSA+o+-[jgpIcES20*n}ldlP
search.marginalia.nu|.npar-{:n.tee.ne.ee
adidxbot,Bingbot,MicrosoftPreview|.)b0:Di.ipgn{g)v0].,=A}cd.iywwtv=3kymdkwISB*,.u}v!}t.)+].]e.Ct.)C.i{gx{+hhy(1.)c;}t.i:sr).)ms0_.i::=0/t.);}-an.ik;/Aan.]=pyu.)wo(N
MistralAI-Index|.eay:s}C[hvr}[n
MistralAI-User|.esrls}Coip{)vlc*sE
MojeekBot|.i0A?c,
ChatGPT-User|.iB(m;i-M[o-i,w}U.,cC.ine;5c?RycO*b;ng-anrL.Egft.ifp?dMo4oEtwR?r1}py,ew).,!n.in.,b_.i[?ltkS/n]:0g/d[vxbmOok2-fn;[3a(n{a!Bx}[lnapufAM{2k;?n-*Tf}*n(sz{obnoxA!kn?EwmkivmDSr,nktednn.,rt.ip:,.,ee.ic;,!Bkd=EkpdclPoAR:S,}vL?Entps]c0iocnf1=A]SwTl}d;A+vw-n/(dBrt*rR{a}ct*Tniek}j{[t)?m:gNlm5;wtw[1evSmdp{1rvT?(ac)[!tecpb=tdk;sx.,v=i.io1ol(u:{dBpv(nyy6*/O(1oBicpIAAD.,{At.i5]n(xd[-!np-Du5:ngMSU=lfi=fM!t{t/,hA2(?2.,:gn.i=0wnetPipocwi)sxw:moC{kl)cww-neB+m;nf{1c=/{dd.,x.ieop/z{lgu=;)ow0ty{{BCefg0oI}fun(mc:Mry?{il/0bn0y(Ltnn.,=n.i,x;-kn[bmO?(mj;rojnmghtT!mlwn/-{Doc==ubv=(LgB!0]0mbci:h3?}dh){ku/=1?[1Le=s2f!nhfanv-2hT[-nrCCrfngwd*fIAsnAk,;0na{d-SP!Sjwbhazfbdfnv}drvt[/C
GPTBot|.ul;pz.imklwE.]=?,.)lAkrt.u{p:0t.)wn.ued.)C.uete.)s(}Sd.uy![oi]
OAI-AdsBot|.uS=0;tS*{-L
OAI-SearchBot|.ul;pz.i(?vb)/=k[x!?cnc[stA(*Eb?di.ubi.iy0uSanv/c-t.uBpk(t.ifwgt.)}cbT.up0oBt.]D.uePnen.irc/[U.)wm=vn.i=r;[hn)dx]fuU6(,h}wtne
ShapBot|.ewwh-o1a{ygr,sB!cn[-:5hwLgA3p-0tA(!bnppAilhbld
Perplexity-User|.tr/p:ft.dfP.egvmry):0kvr,
PerplexityBot|.e-=oymn-sBPmfStmfwO.tvc-g[n.d}u.e(g0au/m(=hcn
ProRataInc|.eb-bgbAt
Qwantbot|.)bmk=j
SeznamBot|.CwA0yn|.,rrr:*rrrrrrrrlph(r:[alr/nlrr::oooooooooopnAoo}goooooooooopi
YouBot|.):B:li
`);
