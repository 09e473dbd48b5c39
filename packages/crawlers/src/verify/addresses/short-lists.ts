import { type AddressList, listsIn } from "./list.ts";

/**
 * The published addresses of most crawlers, as they stood on 2026-11-15.
 * Made from scripts/refresh/addresses.json by `npm run refresh -w packages/crawlers`.
 */
export const shortAddressLists: readonly AddressList[] = /* @__PURE__ */ listsIn(`
Claude-SearchBot,Claude-User,ClaudeBot|2026-10-07|.Alym0jI-k1vqB6g9D.EtrxrBw63E.Av58p6Gi0i1EslxiE85iDxpmBjrhSj6O_fnnF4vKpwJs8JorD3gmnBvpFrkO5RvOhcvHlCluiHg7jBptokSgivwBxsV.E666wE.A71qm9vB7mhH4_mxB.Ez8u8XG.K70_b
Applebot|2026-09-15|.Kls6I.JA-B.KA.EjS.KJ.JA.EjB_D.Fry1E3B_B
CCBot|2026-08-11|.Dk8tqGwt6te0E.CA|.oCgs5mg08jgwJ
AdsBot-Google,AdsBot-Google-Mobile,Mediapartners-Google|2026-10-09|.I3q-lEB.JA.IAqrlK.Jm7tC.HA.GA.FA.IA.KQ.Im5skCtogoF.FA.I8-ohB|.gCogoigkhsoqggC.hCB.kCA.lCA.jCA.iCA.hCA.gCA.iCA.hCA.gCA.lCA.jCA.gCA.jCA.iCC.hCA.gCA.iCC.hCA.gCA
Google-Agent|2026-05-19*|.Hw--pJ.In5-7D.LAB.QA|.HgggggggggggggggjggwhphgI
Google-CloudVertexBot,Google-InspectionTool,Googlebot,Googlebot-Image,Googlebot-News,Googlebot-Video,GoogleOther,GoogleOther-Image,GoogleOther-Video,Storebot-Google|2026-10-09|.Fo1shR.Ey-nFiwG9_4B6niBkkB_9C9tbiqQi-B2nkC_9Cl6eiyvC_rD_tP6zDkgJ43Do4mB4mqB8wD949oB.Jmlgf.IA.GA.FA.KAA.JA.IA.GA.FA.HA.I0lu7H.FA.JA|.gCiggigkhsoqggCJC.kCA.lCA.jCA.iCA.hCA.gCA.jCA.hCA.lCA.jCA.gCA.jCAB.iCA.hCA.gCA.iCA.hCA.gCA
Google-GeminiNotebook,Google-NotebookLM,Google-Pinpoint|2026-10-09|.J2m9gCsxvBA.KxmJ.IA.HA.GA.ICEyjhP.HA.GA.FA.IA.HA.IA.HA.JA.Ioi_oE.HA.FA.GpyjwH.IA.HA.FA.IA.Hgl6uC.FA.IA.HA.FA.IA.HA.GA.FA.IA.FA.IA|.gCkgwigkhsoqggC.hCB.gCFAE.hCA.gCA.hCA.gCA.jCA.iCA.jCA.iCA.hCA.gCA.lCA.jCA.iCA.hCA.gCA.kCA.jCA.iCAB.hCA.gCA.iCC.gCA.jCB.hCA.gCA.iCB.hCA.gCA.kCA.iCA.kCA.jCA.iCC.gCA.kCA.iCA.hCA.gCA.jCBB.iCA.hCA.gCA.jCA.iCA
Kagibot||.As6mo9Rlvp0yiBv82yp0Bnps2nD
AIWebIndex,AIWebIndex-Agent||.ApuyguXywyCh2y3iBoylwj3BuiS7tpjzErp8i_E12b_b35M8xSsP1U04BvoDoW
search.marginalia.nu||.Bxig3twB.CAA.BA.AA
adidxbot,Bingbot,MicrosoftPreview|2024-01-03|.Ir0waE.Ex8Bt8I-0J.Fl2vsD.EmzzC-lcum9DuzS174F.Hv-nvC.IbJ.JA.KC.IK.Et8GtbkkmjL.IsyvC.EwhgI.I9h0Y.Ewwl0qC.Iyv3iB.Euyq2iB.JlxmH.Iz_jQ
MistralAI-Index|2026-04-19|.AimwhvK5k-gv5B
MistralAI-User|2025-02-19|.AhgohvK_ExtI-os4hP
MojeekBot|2025-05-14|.E026sF
ChatGPT-User|2026-10-07|.E7j9yE3X5_3EFzve.FsK.EBAyZs6RmsO4ryB83iBgN.P8pC.Epx6DX_d_PCzR6gLvxmFAzI.FnB.EB.FrY.E56oCu1qBJw08qD5-Gr9O_uU3pBy5cijBtin7Gv5oBixHp2XtUuy6B34Vpv4BjhTt_rB_G2nuB6Pz9uE-9a1gFBuCADBB.FgC.ExwF.FAA.EsyFn7uDlPuxDsoW_2Rw1Fv-N6PBCxhJs0E_sBpLl2J1zVovDy2b-z3BqjD7gC4gRtivsC4VBEAuvMt5CI69w8Qo9ZyzCz5LA-19DxtLg-V6jisI5nCAsxrlCDuyhG.F-lE.E_L_ojHwtD7x-jBmmf4qOjL_7EsxS22a.Ft2C.EZJBjGD53nBx3aHZwB8X1elopElpXnCtCqFk2Uj6U.Fw8B.El0zBACWEx_szEIhGzw9_KtuoIszz3BA7b9yBptLslqtDD.FG.EA_xqTto8HlyI_z0Cmtt7KAp80_SvpHBj9swXgm6tEoq0rB0mjNCBB.FlB.EFGy3uB5r9O6j9Myg_MB98kCVn9ozBq3ta_sllHr-ljN87n0J09rsEwkc6vDkItuHqlL65LNAlhUpnBkpiB-3UkV53BgKKgpB8zD4pS2hB2uFy0BitD31Wn1MzrkiTprDpB-vDg-C5qK
GPTBot|2026-09-22|.HoyxT.E9uozP.Jl6F.Io2ugC.Htxw0C.IzB.HAD.IK.HACA.Ihjv1D.Hmn5_EJ
OAI-AdsBot|2026-05-12|.H1l0yC14t3N
OAI-SearchBot|2026-01-02|.HoyxT.Ej6-rIqlu5Gn6sBs5hC2j4Pr6DE.HrE.Em0H1iB-qs3C.H7xujC.Epz8C.IvsrV.Hx0_7C.Ja.HAWBAB.Egsq5e.Iz9l-B.Elgy5kBIDGJpHefjFkvzCBA
ShapBot|2026-07-14|.Azzk3_Litm8gFh7nsB53wZkzN82cx30C2jnrBxx2EokroD
Perplexity-User|2025-10-17|.CgqxwpC.DpW.A8-9gmIw0u-gF
PerplexityBot|2025-02-07|.A3l_m9B3h7W9p1C9pzO.C-s385B.DvH.Aj80iHq9jlksB
ProRataInc||.Ar3r8r2C
Qwantbot||.Ir9ulM
SeznamBot||.Kz20mB|.Fgggw4ggggggggoxkjgw5iogqBoggww__________xB2__v8__________xE
YouBot||.Iw7woE
`);
