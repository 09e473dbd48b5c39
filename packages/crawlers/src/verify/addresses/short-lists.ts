import type { AddressList } from "./list.ts";

/**
 * The published addresses of most crawlers, as they stood on 2026-11-15.
 * Made from scripts/refresh/addresses.json by `npm run refresh -w packages/crawlers`.
 */
export const shortAddressLists: readonly AddressList[] = [
  {
    crawlers: ["Claude-SearchBot", "Claude-User", "ClaudeBot"],
    published: "2026-10-07",
    v4: "qktonQ8pq_0C0h6HhtrxrBPhw63EP-y5z0NkolqJ4qilI4zlGizsCm2ikBm0d-_BuuKw_UygT44Tw2GuhsuC-yK2ocyjB-ci4B-OqEq8kOg2nCy6wokBgk-gDi5qB9666wEP2r1s6_C2tiOw_tiD_z8u8XPhGPh32p_3B_f",
  },
  {
    crawlers: ["Applebot"],
    published: "2026-09-15",
    v4: "hgq40R_vBhg-B_vBhjSPh8T_vBhjBPh_DPh2krJfhuDfh-Df",
  },
  {
    crawlers: ["CCBot"],
    published: "2026-08-11",
    v4: "hi-mlDHh4m9mPHhqCL",
    v6: "2600:1f28:365:8000::/56",
  },
  {
    crawlers: ["AdsBot-Google", "Mediapartners-Google"],
    published: "2026-10-09",
    v4: "hwrl_iC_HhQ_fhg11iF_Hhgm7tC_WhC_HhggB_fhgzsmiB_Hhwmkg0C_Ihuuv0Q_H",
    v6: "2001:4860:4801:2008::/64 2001:4860:4801:200c::/63 2001:4860:4801:2010::/60 2001:4860:4801:2020::/59 2001:4860:4801:2040::/61 2001:4860:4801:2048::/62 2001:4860:4801:204c::/63 2001:4860:4801:204e::/64 2001:4860:4801:2050::/62 2001:4860:4801:2054::/63 2001:4860:4801:2056::/64 2001:4860:4801:2060::/59 2001:4860:4801:2080::/61 2001:4860:4801:2088::/64 2001:4860:4801:2090::/61 2001:4860:4801:20a0::/62 2001:4860:4801:20a4::/63 2001:4860:4801:20a6::/64 2001:4860:4801:20b0::/62 2001:4860:4801:20b4::/63 2001:4860:4801:20b6::/64",
  },
  {
    crawlers: ["Google-Agent"],
    published: "2026-05-19",
    old: true,
    v4: "hg03vqC_Dh4zs_9B_HhwD__BhgE__BhgoD___B",
    v6: "2001:4860:c::/124 2001:4860:c::10/124 2001:4860:c::20/124 2001:4860:c::30/124 2001:4860:c::40/124 2001:4860:c::50/124 2001:4860:c::60/124 2001:4860:c::70/124",
  },
  {
    crawlers: [
      "Google-CloudVertexBot",
      "Google-InspectionTool",
      "Googlebot",
      "Googlebot-Image",
      "Googlebot-News",
      "Googlebot-Video",
      "GoogleOther",
      "GoogleOther-Image",
      "GoogleOther-Video",
      "Storebot-Google",
    ],
    published: "2026-10-09",
    v4: "hwq5iiBfhy-nFPhiwGPh9_4BPh6niBPhkkBPh_9CPh9tbPhiqQPhi-BPh2nkCPh_9CPhl6ePhiyvCPh_rDPh_tPPh6zDPhkgJPh43DPho4mBPh4mqBPh8wDPh949oBPhgmlgf_ahK_6ChC_Dhg6i39D_IhO_P",
    v6: "2001:4860:4801:2::/64 2001:4860:4801:c::/64 2001:4860:4801:f::/64 2001:4860:4801:10::/60 2001:4860:4801:20::/59 2001:4860:4801:40::/61 2001:4860:4801:48::/62 2001:4860:4801:4c::/63 2001:4860:4801:4e::/64 2001:4860:4801:50::/61 2001:4860:4801:58::/63 2001:4860:4801:60::/59 2001:4860:4801:80::/61 2001:4860:4801:88::/64 2001:4860:4801:90::/61 2001:4860:4801:a0::/61 2001:4860:4801:a8::/62 2001:4860:4801:ac::/63 2001:4860:4801:ae::/64 2001:4860:4801:b0::/62 2001:4860:4801:b4::/63 2001:4860:4801:b6::/64",
  },
  {
    crawlers: ["Google-GeminiNotebook", "Google-NotebookLM", "Google-Pinpoint"],
    published: "2026-10-09",
    v4: "hg2m9gC_PhgsxvB_fhgjtS_tBhkB_HhgC_Hhg5xwH_OhC_LhI_LhI_PhgkxvkC_Mhmpuge_BhM_MhG_Hhgox2T_EhG_MhG_OhC_IhO_H",
    v6: "2001:4860:4801:4004::/64 2001:4860:4801:4008::/63 2001:4860:4801:400f::/64 2001:4860:4801:4010::/64 2001:4860:4801:4015::/64 2001:4860:4801:4016::/63 2001:4860:4801:4018::/64 2001:4860:4801:401a::/63 2001:4860:4801:401c::/64 2001:4860:4801:4020::/61 2001:4860:4801:4028::/62 2001:4860:4801:4030::/61 2001:4860:4801:4038::/62 2001:4860:4801:403c::/63 2001:4860:4801:403e::/64 2001:4860:4801:4040::/59 2001:4860:4801:4060::/61 2001:4860:4801:4068::/62 2001:4860:4801:406c::/63 2001:4860:4801:406e::/64 2001:4860:4801:4070::/60 2001:4860:4801:4080::/61 2001:4860:4801:4088::/62 2001:4860:4801:4090::/62 2001:4860:4801:4094::/63 2001:4860:4801:4096::/64 2001:4860:4801:40a0::/62 2001:4860:4801:40a4::/64 2001:4860:4801:40b0::/61 2001:4860:4801:40b8::/63 2001:4860:4801:40ba::/64 2001:4860:4801:40c0::/62 2001:4860:4801:40c4::/63 2001:4860:4801:40c6::/64 2001:4860:4801:40d0::/60 2001:4860:4801:40e0::/62 2001:4860:4801:40f0::/60 2001:4860:4801:4100::/61 2001:4860:4801:4110::/62 2001:4860:4801:4114::/64 2001:4860:4801:4120::/60 2001:4860:4801:4130::/62 2001:4860:4801:4134::/63 2001:4860:4801:4136::/64 2001:4860:4801:4140::/61 2001:4860:4801:4150::/61 2001:4860:4801:4158::/62 2001:4860:4801:415c::/63 2001:4860:4801:415e::/64 2001:4860:4801:4160::/61 2001:4860:4801:4168::/62",
  },
  {
    crawlers: ["Kagibot"],
    published: null,
    v4: "40tw6jBq-yollC-4tlzoDuy4svG",
  },
  {
    crawlers: ["AIWebIndex", "AIWebIndex-Agent"],
    published: null,
    v4: "y8kh8uBkhlFislvlCwkrgnuD8kkB27ymmJ2y4l-Jqt3B-3BuzZ4jlB4eqpBoxD-wGwsB",
  },
  {
    crawlers: ["search.marginalia.nu"],
    published: null,
    v4: "lqg82hGM",
  },
  {
    crawlers: ["adidxbot", "Bingbot", "MicrosoftPreview"],
    published: "2024-01-03",
    v4: "hwlqoN_HhgC_Hhx8BPht8IPh-0JPhrs_4GfhmzzCPh-lcPhum9DPhuzSPh174FPh6z_5T_Dh4N_HhwE_XhgE_fhgF_Hht8GPhtbPhkkmjLPhvm5nB_HhwhgIPh_-gqM_Hhwwl0qCPhv53rR_Hhuyq2iBPhxlxmH_Phw5_hI_H",
  },
  {
    crawlers: ["MistralAI-Index"],
    published: "2026-04-19",
    v4: "ksgj-Uyp8h-yD",
  },
  {
    crawlers: ["MistralAI-User"],
    published: "2025-02-19",
    v4: "igwi-U-Ji7Q8x4wje",
  },
  {
    crawlers: ["MojeekBot"],
    published: "2025-05-14",
    v4: "h026sFP",
  },
  {
    crawlers: ["ChatGPT-User"],
    published: "2026-10-07",
    v4: "h7j9yEPh3XPh5_3EPhFPhzvePh4UfhBfhyZPhs6RPhmsOPh4ryBPh83iBPhgNPh9u4zE__fhpx6DPhXPh_dPh_PPhCPhzRPh6gLPhvxmFfhzIPhvCfhBPh2wBfh56oCPhu1qBPhJPhw08qDPh5-GPhr9OPh_uUPh3pBPhy5cPhijBPhtin7GPhv5oBPhixHPhp2XPhtUPhuy6BPh34VPhpv4BPhjhTPht_rBPh_GPh2nuBPh6PPhz9uEPh-9aPh1gFPhBPhuCfhDPhBPhBPhhEfhxwFvChsyFPhn7uDPhlPPhuxDPhsoWPh_2RPhw1FPhv-NPh6PPhBPhCPhxhJPhs0EPh_sBPhpLPhl2JPh1zVPhovDPhy2bPh-z3BPhqjDPh7gCPh4gRPhtivsCPh4VPhBPhEfhuvMPht5CPhIPh69w8QPho9ZPhyzCPhz5Lfh-19DPhxtLPhg-VPh6jisIPh5nCfhsxrlCPhDPhuyhGPh9rIfh_LPh_ojHPhwtDPh7x-jBPhmmfPh4qOPhjLPh_7EPhsxSPh22aPh7sFfhZPhJPhBPhjGPhDPh53nBPhx3aPhHPhZPhwBPh8XPh1ePhlopEPhlpXPhnCPhtCPhqFPhk2UPhj6UPhg5Dfhl0zBfhCPhWPhEPhx_szEPhIPhhGPhzw9_KPhtuoIPhszz3Bfh7bPh9yBPhptLPhslqtDPhDPhMvBh_xqTPhto8HPhlyIPh_z0CPhmtt7Kfhp80_SPhvpHPhBPhj9swXPhgm6tEPhoq0rBPh0mjNPhCPhBPhBPhrCfhFPhGPhy3uBPh5r9OPh6j9MPhyg_MPhBPh98kCPhVPhn9ozBPhq3taPh_sllHPhr-ljNPh87n0JPh09rsEPhwkcPh6vDPhkIPhtuHPhqlLPh65LPhNfhlhUPhpnBPhkpiBPh-3UPhkVPh53BPhgKPhKPhgpBPh8zDPh4pSPh2hBPh2uFPhy0BPhitDPh31WPhn1MPhzrkiTPhprDPhpBPh-vDPhg-CPh5qKP",
  },
  {
    crawlers: ["GPTBot"],
    published: "2026-09-22",
    v4: "hgys8E_Dh9uozPPh6l6F_PhgkrngB_HhorkkV_DhwZ_LhY_DhoF_LhQ_Hh4wx36B_Hhw5p-nB_DhoC_D",
  },
  {
    crawlers: ["OAI-AdsBot"],
    published: "2026-05-12",
    v4: "hoth1U_Dholu7tD_D",
  },
  {
    crawlers: ["OAI-SearchBot"],
    published: "2026-01-02",
    v4: "hgys8E_Dhj6-rIPhqlu5GPhn6sBPhs5hCPh2j4PPhr6DPhEPh8iB_Dhm0HPh1iBPh-qs3CPh8u07Q_Dhpz8CPh-n21K_Hhok9_W_Dhga_ThwF_DhI_HhI_Dhgsq5ePh35-if_Hhlgy5kBPhIPhDPhGPhJPhpHPhePhfPhjFPhkvzCPhBf",
  },
  {
    crawlers: ["ShapBot"],
    published: "2026-07-14",
    v4: "mnpu_Xk6s4hKi2v4CyvhzBomb4t5BivpFsnu2CijtJwo2wG",
  },
  {
    crawlers: ["Perplexity-User"],
    published: "2025-10-17",
    v4: "hwqksSD5kLH497hsQgp98hK",
  },
  {
    crawlers: ["PerplexityBot"],
    published: "2025-02-07",
    v4: "ur-t6Duj2tB6zqF6zmdxn7lvODx3DHm4plO06nqo4C",
  },
  {
    crawlers: ["ProRataInc"],
    published: null,
    v4: "2u343sF",
  },
  {
    crawlers: ["Qwantbot"],
    published: null,
    v4: "hw1u3iG_H",
  },
  {
    crawlers: ["SeznamBot"],
    published: null,
    v4: "hgmtptC_f",
    v6: "2a02:598:64:8a00::3100:0/123 2a02:598:96:8a00::1200:120/123 2a02:598:128:8a00::b00:0/123",
  },
  {
    crawlers: ["YouBot"],
    published: null,
    v4: "hg4tokC_H",
  },
];
