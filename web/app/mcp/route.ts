import { countingCalls } from '../../analytics/count-calls.ts'
import { mcpHandler } from '../../formats/mcp/mcp-response.ts'
import { siteDocumentation } from '../../formats/mcp/site-documentation.ts'

export const POST = countingCalls(
  mcpHandler(siteDocumentation, {
    perAddress: 120,
    inAll: 3000,
    atOnce: 20,
    // An operation in all words has 40,000 characters at most; the search gives up after 9.6 s.
    perCall: { ms: 10_000, characters: 250_000 },
  }),
)
