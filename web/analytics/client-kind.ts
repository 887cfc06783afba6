import type { ClientKind } from '../../schemas/reading-day.ts'

/**
 * By what they call themselves, the narrower first: what fetches a page because somebody asks, what gathers pages for
 * models, what for a search, and programs. Lists of the makers: https://platform.openai.com/docs/bots and others.
 */
const kinds: readonly [ClientKind, RegExp][] = [
  [
    'assistant',
    /-User\b|DuckAssistBot|\b(?:Cursor|Windsurf|Cline|aider|opencode|codex|copilot)\b|[-_ ]mcp\b|\bmcp[-_ /]/i,
  ],
  [
    'aiCrawler',
    /GPTBot|OAI-SearchBot|ClaudeBot|Claude-SearchBot|anthropic-ai|CCBot|PerplexityBot|Google-Extended|GoogleOther|Bytespider|Amazonbot|Applebot-Extended|meta-external|cohere-|Diffbot|MistralAI|AI2Bot|Timpibot|\bAI\b.*bot/i,
  ],
  [
    'searchEngine',
    /Googlebot|bingbot|DuckDuckBot|YandexBot|Baiduspider|Applebot|Slurp|SeznamBot|Sogou|Yeti|PetalBot|Qwantify/i,
  ],
  [
    'tool',
    /^(?:curl|wget|python|go-http-client|java|okhttp|axios|node|undici|got|ruby|php|perl|libwww|deno|bun|dart|rust|reqwest|postman|insomnia|httpie|aiohttp|apache-http)|python-requests|python-httpx|HeadlessChrome|\b(?:bot|crawler|spider)\b|bot\/|\+https?:/i,
  ],
  ['browser', /^Mozilla\/5\.0 .*(?:Gecko|AppleWebKit|Trident)/],
]

/** What sent a request, as far as it says so in `User-Agent`. */
export const clientKind = (userAgent: string | undefined): ClientKind =>
  kinds.find(([, pattern]) => pattern.test(userAgent?.slice(0, 300) ?? ''))?.[0] ?? 'other'
