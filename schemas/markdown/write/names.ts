/** Names of documents in Markdown; each function takes an id and throws for an unknown one. */
export interface Names {
  /** `v5/market/kline` */
  page: (id: string) => string
  /** `GET /v5/market/kline` */
  operation: (id: string) => string
  /** `public/orderbook` */
  channel: (id: string) => string
  /** `category` */
  enum: (id: string) => string
  /** `unified-account` */
  errors: (id: string) => string
}
