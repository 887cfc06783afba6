import type { Fields } from './fields.ts'

/** What stands around a result: P2P trading names the same things otherwise than the rest of the API. */
export type EnvelopeStyle = 'v5' | 'p2p'

export const styleOf = (example: Fields): EnvelopeStyle => ('ret_code' in example ? 'p2p' : 'v5')

/** The shape of every error; `now` in ms since 1970. */
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

/** The field that tells the server's time: milliseconds, or for P2P seconds with six decimals. */
export const timeOf = (style: EnvelopeStyle, now: number): Fields =>
  style === 'v5' ? { time: now } : { time_now: (now / 1000).toFixed(6) }
