import { mcpHandler } from '../../agents/mcp/mcp-response.ts'
import { siteDocumentation } from '../../agents/mcp/site-documentation.ts'

export const POST = mcpHandler(siteDocumentation, { perAddress: 120, inAll: 3000 })
