/**
 * Every crawler of the registry, packed.
 * Made from the files beside it by `npm run print -w packages/crawlers`.
 */
export const packedCrawlers = `Allen Institute for AI:AI2Bot:Ai2Bot-Dolma
Mistral AI:MistralAI-Training
Safe Superintelligence:SSI-Nutch
ROIS:Cotoyogi
Tencent:Hunyuan
Amazon:*bot|*-Video
Zhipu AI:ChatGLM-Spider
ByteDance:Bytespider:DoubaoBot:imageSpider:TikTokSpider
NICT:ICC-Crawler
xAI:GrokBot:*-Bot:*-Web-Crawler
ISS-Corporate:ISSCyberRiskCrawler
Cohere:cohere-training-data-crawler
Linguee:* Bot||r
Kangaroo LLM:Kangaroo Bot||r
Meta:FacebookBot:meta-externalagent
DeepSeek:*Bot
Baidu:ERNIEBot
OpenAI:GPTBot
Anthropic:anthropic-ai:Claude-Web:ClaudeBot
Fish Audio:FishBot
Alibaba:QwenBot
SB Intuitions:SBIntuitionsBot
:BeansLLM-CorpusBot
Moonshot AI:KimiBot:MoonshotBot
Huawei:PanguBot
Reflection AI:Reflectionbot

Diffbot:*
Sina:iaskspider|*/2.0,*2
Google:Bard-AI:Gemini-AI
Direqt:Anomura
Linkup:*Bot|||linkup.com
:AISearchBot:JarvisSearch-Crawler
Meta:meta-webindexer
Channel3:*Bot|Channel3|r
Tavily:*Bot||r
Ceramic AI:TerraCotta|Terra Cotta,Terracotta-News
Zanista:*Bot
Sofya:*Bot
Keenable:*Bot
AddSearch:*Bot
Perplexity:*||rsh:*Bot
iAsk:*Bot
Liner:*Bot
ProRata:*Inc|*Bot
Yandex:*Additional|*Bot
Kernel:*SearchBot
Exa:*Bot|||exabot.com:*SearchBot
xAI:*-SearchBot
Aranet:*-SearchBot
OpenAI:OAI-SearchBot
Microsoft:AzureAI-SearchBot
Anthropic:Claude-SearchBot
Moonshot AI:Kimi-SearchBot
Amazon:Amzn-SearchBot
Parallel:ShapBot
Allen Institute for AI:SemanticScholarBot
You.com:YouBot
GoGuides:*Crawler:*DiscoveryBot
Andi:*bot
Mistral AI:MistralAI-Index

Mistral AI:MistralAI-User|*/1.0
Character.AI:Character-AI
Use AI:UseAI
Cohere:cohere-ai
Sider:linkReader|gochitchat.ai
xAI:Grok-DeepSearch:*-Grok
Allen Institute for AI:AI2Bot-DeepResearchEval
Open source:ModelContextProtocol
GeistHaus:*-PageFetcher
Kagi:kagi-fetcher
Meta:meta-externalfetcher
Keenable:*-User
Diffbot:*-User
Perplexity:*-User
OpenAI:ChatGPT-Browser:ChatGPT-User
Anthropic:Claude-User
Moonshot AI:Kimi-User
Amazon:Amzn-User
Parallel:Shap-User
Poggio:*-Citations
Lyrenth:AIWebIndex-Agent
Phind:*Bot
Wrtn:WRTNBot
Haiku:*-SearchBot
Alibaba:TongyiBot
Baidu:YiyanBot
DuckDuckGo:DuckAssistBot
Google:Gemini-Deep-Research:*-GeminiNotebook:*-NotebookLM|NotebookLM:*-Pinpoint:*Agent-Search:*Agent-URLContext

Deck:*Agent|DeckAI
Open source:Lightpanda
OpenAI:ChatGPT Agent||r:Operator||c
Amazon:Agent-NovaAct|NovaAct:*-Bedrock-AgentCore-Browser:*BuyForMe
Google:*-Agent:*Agent-Chrome:*Agent-Mariner:*Agent-Shopping
Manus:*-User
Anchor:* Browser||r
Twin:*Agent
Moonshot AI:Kimi-Agent
Cledara:*Bot
Hark:*Bot
QA.tech:QATechBot
Meta:meta-externaltest

Google:*-Gemini-CLI
Amazon:Kiro-CLI
Charm:crush||c
Anysphere:Cursor||c
ByteDance:Trae
Z.ai:ZCode-WebFetch
Microsoft:Code||c:GitHubCopilotChat:GitHubCopilotRuntime-WebFetch
Open source:Aider:opencode|*-smartfetch
Alibaba:qodercli
Cognition:Devin
Anthropic:Claude-Code||||||Claude-User
DeepSeek:deepseek-harness
xAI:grok-agent
Vercel:v0bot

OpenAI:*
Crawlspace:*
Novellum:*
Bright Data:Brightbot|* 1.0
Semrush:*Bot-OCOB:*Bot-SWA
Spawning:*-AI
WindowsForum.com:WindowsForum-AI
Meltwater:YaK
aiHit:*Bot|*-BP,*-DM
US Artificial Intelligence:Abbey||rc
Leipzig University:LCC||c
Webz.io:Omgili:Omgilibot:webzio:webzio-extended
Cohere:*-Command
xAI:code-review-sourcing
Spider:*||rch
Mozilla:*-Tabstack
Semantic Visions:semantic-visions|*.com
OpenWebSearch.eu:Owler|OWLer-W,*@ows.eu||owler-inc.com
QuillBot:*|quillbot.com
Turnitin:*Bot|Turnitin
LAION:laion-huggingface-processor:*Downloader
Google:*-CloudVertexBot|CloudVertexBot:*-Firebase:*Other:*Other-Image||||GoogleOther:*Other-Video||||GoogleOther
Kunato:*Crawler
Halo:*AgentsAI-Crawler
Velen:*PublicWebCrawler
Citibot:*SiteCrawler
Oniroco:*Crawler|ChathiveCrawler
CragSoftware:CragCrawler
Cloudflare:*-AI-Search:*-AI-Search-External:*-AutoRAG:*BrowserRenderingCrawler
Apify:*Bot:*WebsiteContentCrawler
TheSkinnyAI:TheSkinnyCrawler
Brandwatch:magpie-crawler
Selectika:*Scraper
netEstate:Datenbank Crawler||rsh:* Imprint Crawler|netEstate Impressumscrawler,netEstate NE Crawler|r
Panscient:panscient.com|Panscient|r
Big Sur AI:bigsur.ai||r
Poseidon Research:* Crawler||r
LangChain:DefaultLangchainUserAgent||r
TaraGroup:* Intelligent Bot||r
Sidetrade:* indexer bot||r
The Agent Times:AgentTimes
Open source:Crawl4AI|crawl4ai-adapter|r:img2dataset||r:Scrapy|scrapy-redis
Firecrawl:*Agent
Element451:*Bot
Qualified:*Bot
Echobox:Echobot Bot||rsh:*Bot
Spyglasses:*Bot
Zipchat:*Bot
Naget:*Bot
Querit:*-SearchBot:*Bot
ScalePost:*Bot
Yext:*Bot
Navu:*Bot
RunPod:*-Bot
Replicate:*-Bot
Groq:*-Bot
Hugging Face:HuggingFace-Bot
Together AI:Together-Bot
Common Crawl:CCBot
Webspark:WARDBot
Klaviyo:*AIBot
World Labs:WorldBot
ADP:AdpResearchBot
SentiOne:SentiBot
Valyu:HenkBot
Awario:*|*RendererBot|r:*Bot:*RssBot:*SmartBot
BorderX:BorderxBot
BuddyBot Learning:BuddyBot
Scrunch:*bot
Timpi:*bot
Flyriver:*bot
Atlassian:atlassian-bot
The YGS Group:ygs-scraper-bot
Alphalens:alphalens-bot
ImageSift:ImagesiftBot||||Googlebot
Amazon:amazon-kendra|*-customer-id,*-web-crawler:amazon-QBusiness:amazon-Quick-on-behalf-of|aws-quick-on-behalf-of:bedrockbot
TollBit:tollbot
:AgentDataBot:BixelBot:FriendlyCrawler:ImageMind:MyCentralAIScraperBot:newsai:The Knowledge AI||r:Thinkbot:TSM-turingos||r:UdV-AI-Research:wpbot
FactSet:Factset_spyderbot
Lyrenth:AIWebIndex

Google:*-InspectionTool||||Googlebot:*bot:*bot-Image||||Googlebot:*bot-News||s||Googlebot:*bot-Video||||Googlebot:Storebot-Google
Cốc Cốc:coccocbot-web|coccocbot,coccocbot-image,coccocbot-fast,coccocbot-ads,coccocbot-shopping
Qihoo 360:360Spider|HaosouSpider,*-Image,*-Video
Yahoo:Slurp
Sogou:* web spider|Sogou inst spider,Sogou spider
Brave:*bot||r
Baidu:*spider|*-render,*-image,*-video,*-news,*-favo,*-cpro,*-ads
DuckDuckGo:DuckDuckBot|*-Https
Mojeek:*Bot
Seznam:*Bot
Yandex:*Bot
Huawei:PetalBot
Ahrefs:*Bot:YepBot
Naver:Yeti|NaverBot
Babbar:IbouBot
Apple:*bot||||Googlebot
Kagi:*bot||||Googlebot
Microsoft:Bingbot
Qwant:*bot|*-news,Qwantify,*-junior,*-official,*-wikidata,*-opt
SISTRIX:SeekportBot|Seekport
Marginalia:search.marginalia.nu

Google:*-Extended||s|||Googlebot
Apple:*bot-Extended||s|||Applebot

Slack:*bot|*-LinkExpanding
Meta:facebookcatalog:facebookexternalhit:WhatsApp
Google:*Messages
Telegram:*Bot
LinkedIn:*Bot
Arena:*UnfurlBot|LMArenaUnfurlBot
Discord:*bot
X:Twitterbot
Microsoft:BingVideoPreview:*Preview

Exte:*ContextCrawl
Meta:meta-externalads
Integral Ad Science:ias_crawler|IAS crawler,ias_wombles
Amazon:*AdBot
OpenAI:OAI-AdsBot
Microsoft:adidxbot
Index Exchange:Assaybot
Google:AdsBot-Google||w:AdsBot-Google-Mobile||w:Mediapartners-Google||w

Internet Archive:archive.org_bot|special_archiver`;
