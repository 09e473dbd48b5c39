/**
 * Every crawler of the registry, packed.
 * Made from the files beside it by `npm run print -w packages/crawlers`.
 */
export const packedCrawlers = `Allen Institute for AI:AI2Bot:Ai2Bot-Dolma
Amazon:*bot||Amazonbot-Video
Anthropic:anthropic-ai:Claude-Web:ClaudeBot
:BeansLLM-CorpusBot
ByteDance:Bytespider:DoubaoBot:imageSpider:TikTokSpider
Zhipu AI:ChatGLM-Spider
Cohere:cohere-training-data-crawler
ROIS:Cotoyogi
DeepSeek:*Bot
Baidu:ERNIEBot
Meta:FacebookBot:meta-externalagent
Fish Audio:FishBot
OpenAI:GPTBot
xAI:GrokBot:*-Bot:*-Web-Crawler
Tencent:Hunyuan
NICT:ICC-Crawler
ISS-Corporate:ISSCyberRiskCrawler
Kangaroo LLM:Kangaroo Bot|-
Moonshot AI:KimiBot:MoonshotBot
Linguee:* Bot|-
Mistral AI:MistralAI-Training
Huawei:PanguBot
Alibaba:QwenBot
Reflection AI:Reflectionbot
SB Intuitions:SBIntuitionsBot
Safe Superintelligence:SSI-Nutch

AddSearch:*Bot
:AISearchBot:JarvisSearch-Crawler
Amazon:Amzn-SearchBot
Andi:*bot
Direqt:Anomura
Aranet:*-SearchBot
Microsoft:AzureAI-SearchBot
Google:Bard-AI:Gemini-AI
Channel3:*Bot|-|Channel3
Anthropic:Claude-SearchBot
Diffbot:*
Exa:*Bot|||exabot.com:*SearchBot
GoGuides:*Crawler:*DiscoveryBot
iAsk:*Bot
Sina:iaskspider||iaskspider/2.0,iaskspider2
Keenable:*Bot
Kernel:*SearchBot
Moonshot AI:Kimi-SearchBot
Liner:*Bot
Linkup:*Bot|||linkup.com
Meta:meta-webindexer
Mistral AI:MistralAI-Index
OpenAI:OAI-SearchBot
Perplexity:*|-|||||sh:*Bot
ProRata:*Inc||ProRataIncBot
Allen Institute for AI:SemanticScholarBot
Parallel:ShapBot
Sofya:*Bot
Tavily:*Bot|-
Ceramic AI:TerraCotta||Terra Cotta,Terracotta-News
xAI:*-SearchBot
Yandex:*Additional||YandexAdditionalBot
You.com:YouBot
Zanista:*Bot

Allen Institute for AI:AI2Bot-DeepResearchEval
Lyrenth:AIWebIndex-Agent
Amazon:Amzn-User
Character.AI:Character-AI
OpenAI:ChatGPT-Browser:ChatGPT-User
Anthropic:Claude-User
Cohere:cohere-ai
Diffbot:*-User
DuckDuckGo:DuckAssistBot
GeistHaus:*-PageFetcher
Google:Gemini-Deep-Research:*-GeminiNotebook:*-NotebookLM||NotebookLM:*-Pinpoint:*Agent-Search:*Agent-URLContext
xAI:Grok-DeepSearch:*-Grok
Haiku:*-SearchBot
Kagi:kagi-fetcher
Keenable:*-User
Moonshot AI:Kimi-User
Sider:linkReader||gochitchat.ai
Meta:meta-externalfetcher
Mistral AI:MistralAI-User||MistralAI-User/1.0
Open source:ModelContextProtocol
Perplexity:*-User
Phind:*Bot
Poggio:*-Citations
Parallel:Shap-User
Alibaba:TongyiBot
Use AI:UseAI
Wrtn:WRTNBot
Baidu:YiyanBot

Amazon:Agent-NovaAct||NovaAct:*-Bedrock-AgentCore-Browser:*BuyForMe
Anchor:* Browser|-
OpenAI:ChatGPT Agent|-:Operator||||||c
Cledara:*Bot
Deck:*Agent||DeckAI
Google:*-Agent:*Agent-Chrome:*Agent-Mariner:*Agent-Shopping
Hark:*Bot
Moonshot AI:Kimi-Agent
Open source:Lightpanda
Manus:*-User
Meta:meta-externaltest
QA.tech:QATechBot
Twin:*Agent

Open source:Aider:opencode||opencode-smartfetch
Anthropic:Claude-Code|Claude-User
Microsoft:Code||||||c:GitHubCopilotChat:GitHubCopilotRuntime-WebFetch
Charm:crush||||||c
Anysphere:Cursor||||||c
DeepSeek:deepseek-harness
Cognition:Devin
Google:*-Gemini-CLI
xAI:grok-agent
Amazon:Kiro-CLI
Alibaba:qodercli
ByteDance:Trae
Vercel:v0bot
Z.ai:ZCode-WebFetch

US Artificial Intelligence:Abbey|-|||||c
ADP:AdpResearchBot
:AgentDataBot:BixelBot:FriendlyCrawler:ImageMind:MyCentralAIScraperBot:newsai:The Knowledge AI|-:Thinkbot:TSM-turingos|-:UdV-AI-Research:wpbot
The Agent Times:AgentTimes
aiHit:*Bot||aiHitBot-BP,aiHitBot-DM
Lyrenth:AIWebIndex
Alphalens:alphalens-bot
Amazon:amazon-kendra||amazon-kendra-customer-id,amazon-kendra-web-crawler:amazon-QBusiness:amazon-Quick-on-behalf-of||aws-quick-on-behalf-of:bedrockbot
Apify:*Bot:*WebsiteContentCrawler
Atlassian:atlassian-bot
Awario:*|-|AwarioRendererBot:*Bot:*RssBot:*SmartBot
Big Sur AI:bigsur.ai|-
BorderX:BorderxBot
Bright Data:Brightbot||Brightbot 1.0
BuddyBot Learning:BuddyBot
Common Crawl:CCBot
Citibot:*SiteCrawler
Cloudflare:*-AI-Search:*-AI-Search-External:*-AutoRAG:*BrowserRenderingCrawler
xAI:code-review-sourcing
Cohere:*-Command
CragSoftware:CragCrawler
Open source:Crawl4AI|-|crawl4ai-adapter:img2dataset|-:Scrapy||scrapy-redis
Crawlspace:*
netEstate:Datenbank Crawler|-|||||sh:* Imprint Crawler|-|netEstate Impressumscrawler,netEstate NE Crawler
LangChain:DefaultLangchainUserAgent|-
Echobox:Echobot Bot|-|||||sh:*Bot
Element451:*Bot
FactSet:Factset_spyderbot
Firecrawl:*Agent
Flyriver:*bot
Google:*-CloudVertexBot||CloudVertexBot:*-Firebase:*Other:*Other-Image||||GoogleOther:*Other-Video||||GoogleOther
Groq:*-Bot
Halo:*AgentsAI-Crawler
Valyu:HenkBot
Hugging Face:HuggingFace-Bot
ImageSift:ImagesiftBot||||Googlebot
Klaviyo:*AIBot
Kunato:*Crawler
LAION:laion-huggingface-processor:*Downloader
Leipzig University:LCC||||||c
Brandwatch:magpie-crawler
Mozilla:*-Tabstack
Naget:*Bot
Navu:*Bot
Novellum:*
Webz.io:Omgili:Omgilibot:webzio:webzio-extended
Oniroco:*Crawler||ChathiveCrawler
OpenAI:*
OpenWebSearch.eu:Owler||OWLer-W,Owler@ows.eu|owler-inc.com
Panscient:panscient.com|-|Panscient
Poseidon Research:* Crawler|-
Qualified:*Bot
Querit:*-SearchBot:*Bot
QuillBot:*||quillbot.com
Replicate:*-Bot
RunPod:*-Bot
ScalePost:*Bot
Scrunch:*bot
Selectika:*Scraper
Semantic Visions:semantic-visions||semantic-visions.com
Semrush:*Bot-OCOB:*Bot-SWA
SentiOne:SentiBot
Sidetrade:* indexer bot|-
Spawning:*-AI
Spider:*|-|||||ch
Spyglasses:*Bot
TaraGroup:* Intelligent Bot|-
TheSkinnyAI:TheSkinnyCrawler
Timpi:*bot
Together AI:Together-Bot
TollBit:tollbot
Turnitin:*Bot||Turnitin
Velen:*PublicWebCrawler
Webspark:WARDBot
WindowsForum.com:WindowsForum-AI
World Labs:WorldBot
Meltwater:YaK
Yext:*Bot
The YGS Group:ygs-scraper-bot
Zipchat:*Bot

Qihoo 360:360Spider||HaosouSpider,360Spider-Image,360Spider-Video
Ahrefs:*Bot:YepBot
Apple:*bot||||Googlebot
Baidu:*spider||Baiduspider-render,Baiduspider-image,Baiduspider-video,Baiduspider-news,Baiduspider-favo,Baiduspider-cpro,Baiduspider-ads
Microsoft:Bingbot
Brave:*bot|-
Cốc Cốc:coccocbot-web||coccocbot,coccocbot-image,coccocbot-fast,coccocbot-ads,coccocbot-shopping
DuckDuckGo:DuckDuckBot||DuckDuckBot-Https
Google:*-InspectionTool||||Googlebot:*bot:*bot-Image||||Googlebot:*bot-News||||Googlebot||s:*bot-Video||||Googlebot:Storebot-Google
Babbar:IbouBot
Kagi:*bot||||Googlebot
Mojeek:*Bot
Huawei:PetalBot
Qwant:*bot||Qwantbot-news,Qwantify,Qwantbot-junior,Qwantbot-official,Qwantbot-wikidata,Qwantbot-opt
Marginalia:search.marginalia.nu
SISTRIX:SeekportBot||Seekport
Seznam:*Bot
Yahoo:Slurp
Sogou:* web spider||Sogou inst spider,Sogou spider
Yandex:*Bot
Naver:Yeti||NaverBot

Apple:*bot-Extended|||||Applebot|s
Google:*-Extended|||||Googlebot|s

Arena:*UnfurlBot||LMArenaUnfurlBot
Microsoft:BingVideoPreview:*Preview
Discord:*bot
Meta:facebookcatalog:facebookexternalhit:WhatsApp
Google:*Messages
LinkedIn:*Bot
Slack:*bot||Slackbot-LinkExpanding
Telegram:*Bot
X:Twitterbot

Microsoft:adidxbot
Google:AdsBot-Google||||||w:AdsBot-Google-Mobile||||||w:Mediapartners-Google||||||w
Amazon:*AdBot
Index Exchange:Assaybot
Exte:*ContextCrawl
Integral Ad Science:ias_crawler||IAS crawler,ias_wombles
Meta:meta-externalads
OpenAI:OAI-AdsBot

Internet Archive:archive.org_bot||special_archiver`;
