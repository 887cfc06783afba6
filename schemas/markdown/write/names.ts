/** What the written form calls a document; each takes an id and throws on one that it does not know. */
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
