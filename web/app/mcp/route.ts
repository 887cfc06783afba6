import { countingCalls } from '../../counts/count-calls.ts'
import { mcpHandler } from '../../formats/mcp/mcp-response.ts'
import { siteDocumentation } from '../../formats/mcp/site-documentation.ts'

export const POST = countingCalls(
  mcpHandler(siteDocumentation, {
    perAddress: 120,
    inAll: 3000,
    atOnce: 20,
    // The longest page has 85,000 characters; the search gives up after 6 s.
    perCall: { ms: 10_000, characters: 250_000 },
  }),
)
