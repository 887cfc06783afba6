import type { Locale } from '../../config/locales.ts'
import type { FieldFactName, OperationFactName } from './asked-fact.ts'

type LocalePhrases = Record<Locale, readonly string[]>

/**
 * Phrases that ask for a fact, as parts of regular expressions; the first fact with a match applies. Readers of every
 * locale type both languages.
 */
export const operationFactWords: readonly [OperationFactName, LocalePhrases][] = [
  [
    'limit',
    {
      en: [
        '(?:api )?rate[- ]?limit(?:s|ing)?',
        '(?:how many |max(?:imum)? )?(?:(?:requests?|calls?|orders?) )?(?:limit )?(?:per|a) (?:second|minute|sec|min)',
        'how often can (?:i|we|you) (?:call|use|request)',
      ],
      'zh-TW': [
        '每秒(?:鐘)?(?:可以)?(?:呼叫|請求)?(?:多少|幾)?次?(?: ?上限)?',
        '每分鐘(?:可以)?(?:呼叫|請求)?(?:多少|幾)?次?',
        '一秒(?:鐘)?(?:可以)?(?:呼叫)?(?:多少|幾)次',
        '(?:呼叫|請求)?(?:頻率|速率)(?:限制|上限)',
        '限頻',
        '限速',
        '限流',
      ],
    },
  ],
  [
    'permission',
    {
      en: ['(?:api )?(?:key )?permissions?'],
      'zh-TW': ['權限', '权限'],
    },
  ],
  [
    'deprecated',
    {
      en: [
        'deprecated',
        'deprecation',
        'obsolete',
        'discontinued',
        'replacement (?:for|of)',
        'replaced by',
        'successor (?:of|to)',
      ],
      'zh-TW': ['(?:已經?|是否)?(?:被)?(?:淘汰|棄用|停用|廢棄)了?', '替代端點', '替代方案'],
    },
  ],
  [
    'signed',
    {
      en: [
        'signatures?',
        'signed',
        'sign',
        'authenticat(?:ion|ed)',
        String.raw`(?<=^\s*is\s.*\s)public(?=\s*\?*\s*$)`,
      ],
      'zh-TW': ['簽章', '簽名', '身分驗證'],
    },
  ],
]

export const fieldFactWords: readonly [FieldFactName, LocalePhrases][] = [
  ['default', { en: ['defaults?(?: value)?'], 'zh-TW': ['預設值', '預設', '默認值', '默認'] }],
  [
    'bounds',
    {
      en: ['max(?:imum)?', 'min(?:imum)?', '(?:upper|lower) bound'],
      'zh-TW': ['最大值?', '最小值?', '上限', '下限(?!價)', '範圍'],
    },
  ],
  [
    'values',
    {
      en: [
        '(?:list of |possible |allowed |valid )?values?(?: of| for)?',
        String.raw`what can(?=.* be\s*\??\s*$)`,
      ],
      'zh-TW': ['(?:可以|可|能)填(?:什麼|哪些|的值)', '有哪些值?', '(?:可用|允許)?的?值'],
    },
  ],
  ['type', { en: ['(?:data )?type(?: of)?'], 'zh-TW': ['是?什麼型別', '(?:資料)?型別'] }],
]

/** Words that ask for a host address. */
export const hostWords: LocalePhrases = {
  en: [
    'base (?:url|uri|path)s?',
    '(?:host|server|endpoint|api) (?:url|address)(?:es|s)?',
    'host(?:s|name)?',
    'urls?',
  ],
  'zh-TW': ['主機', '網址', '網域', '域名'],
}

export const streamWords: LocalePhrases = {
  en: ['websockets?', 'ws', 'wss', 'streams?'],
  'zh-TW': ['串流'],
}

export const restWords: LocalePhrases = { en: ['rest', 'https?', 'api'], 'zh-TW': [] }

/** Environments as readers name them (left) and as tables of hosts do (right), in any language. */
export const environmentWords: readonly [string, string][] = [
  ['testnet|test net|測試網', 'testnet|測試網'],
  ['mainnet|main net|production|主網|正式環境', 'mainnet|主網'],
  ['demo(?: trading)?|模擬交易', 'demo|模擬'],
]

/** Filler words: a name may have them or not, and they say nothing about the subject. */
export const optionalWords: LocalePhrases = {
  en: [
    ...`get query endpoint endpoints parameter parameters param field need needs needed require requires
    required have has to does be still since when`.split(/\s+/),
  ],
  'zh-TW': [
    '查詢',
    '取得',
    '端點',
    '接口',
    '參數',
    '欄位',
    '需要',
    '可以',
    '要',
    '開',
    '是',
    '的',
    '了',
  ],
}

/** Further filler words next to an error code. */
export const errorFillers: LocalePhrases = {
  en: ['fix', 'solve', 'resolve', 'handle', 'mean', 'means', 'meaning', 'get', 'got', 'getting'],
  'zh-TW': ['是什麼意思', '意思', '怎麼辦', '怎麼解決', '解決', '處理', '出現', '收到', '遇到'],
}
