import type { Fields } from './fields.ts'

/** Style of the envelope around a result: P2P trading uses other field names than the rest of the API. */
export type EnvelopeStyle = 'v5' | 'p2p'

export const styleOf = (example: Fields): EnvelopeStyle => ('ret_code' in example ? 'p2p' : 'v5')

/** The body of an error; `now` in ms since 1970. */
export const errorEnvelope = (
  style: EnvelopeStyle,
  retCode: number,
  retMsg: string,
  now: number,
  extInfo: Fields = {},
): Fields =>
  style === 'v5'
    ? { retCode, retMsg, result: {}, retExtInfo: extInfo, ...timeOf(style, now) }
    : {
        ret_code: retCode,
        ret_msg: retMsg,
        result: {},
        ext_code: '',
        ext_info: extInfo,
        ...timeOf(style, now),
      }

/** The field with the server's time: in ms, or for P2P in seconds with six decimals. */
export const timeOf = (style: EnvelopeStyle, now: number): Fields =>
  style === 'v5' ? { time: now } : { time_now: (now / 1000).toFixed(6) }
