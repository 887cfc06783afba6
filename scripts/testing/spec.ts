/** A spec with one operation and one enumeration, and each construct of a field. */
export const SPEC = `
openapi: 3.1.0
info: {title: Market, version: 1.0.0}
paths:
  /v5/market/kline:
    get:
      operationId: kline
      summary: Get Kline
      description: Returns candles.
      x-zh-TW: {summary: 查詢 K 線, description: 回傳 K 線。}
      security: []
      x-rate-limit: [{limit: 50, per: s}]
      parameters:
        - name: category
          in: query
          required: true
          description: Product category.
          x-zh-TW: {description: 產品類別。}
          schema: {$ref: '#/components/schemas/Category', enum: [linear]}
          example: linear
        - name: limit
          in: query
          description: Number of candles.
          schema: {type: integer, minimum: 1, maximum: 1000, default: 200}
      responses:
        '200':
          content:
            application/json:
              schema:
                allOf:
                  - $ref: '#/components/schemas/Envelope'
                  - properties:
                      result:
                        type: object
                        required: [list]
                        properties:
                          category: {$ref: '#/components/schemas/Category'}
                          side:
                            type: string
                            anyOf: [{enum: [Buy]}, {const: ''}]
                            x-applies-to: [spot]
                          list:
                            type: array
                            items:
                              type: array
                              prefixItems:
                                - {title: startTime, type: string, x-unit: ms}
                          rows:
                            type: array
                            items: {type: object, properties: {symbol: {type: string}}}
              examples:
                default: {summary: Candles, x-zh-TW: {summary: 三根 K 線}, value: {retCode: 0}}
components:
  schemas:
    Envelope:
      type: object
      properties:
        retCode: {type: integer}
        result: {type: object}
    Category:
      type: string
      title: Category
      description: Group of products.
      x-zh-TW: {title: 類別, description: 產品類別。}
      enum: [spot, linear]
      x-enum:
        name: category
        anchor: category
        labels:
          spot: {en: Spot, zhTW: 現貨}
          linear: {en: Linear, zhTW: 線性}
`
