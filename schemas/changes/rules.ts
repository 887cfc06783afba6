import type { WithEnglish } from '../locales.ts'
import type { ChangeKind } from './kinds.ts'

export interface ChangeRule {
  kind: ChangeKind
  /** Whether a client that was right before may fail, or do something else, from then on. */
  breaking: boolean
  /** What happened to the thing that the change names. */
  words: WithEnglish<string>
}

const rule = (kind: ChangeKind, breaking: boolean, en: string, zhTW: string): ChangeRule => ({
  kind,
  breaking,
  words: { en, zhTW },
})

const SAFE = false
const BREAKING = true

/**
 * Every change that a sync of the specifications can find. A parameter is what a client sends, a field
 * what it gets: what is widened for the one narrows the other.
 */
export const CHANGE_RULES = {
  'endpoint-added': rule('added', SAFE, 'New endpoint', '新增端點'),
  'endpoint-removed': rule('removed', BREAKING, 'Endpoint removed', '移除端點'),
  'endpoint-deprecated': rule('deprecated', SAFE, 'Endpoint deprecated', '端點已棄用'),
  'endpoint-restored': rule('changed', SAFE, 'No longer deprecated', '不再棄用'),
  'signature-required': rule('changed', BREAKING, 'Must be signed', '改為需要簽章'),
  'signature-dropped': rule('changed', SAFE, 'Need not be signed', '不再需要簽章'),
  'permission-required': rule('changed', BREAKING, 'Permission required', '新增所需權限'),
  'permission-dropped': rule('changed', SAFE, 'Permission no longer required', '不再需要此權限'),
  'limit-lowered': rule('changed', BREAKING, 'Rate limit lowered', '調降頻率限制'),
  'limit-raised': rule('changed', SAFE, 'Rate limit raised', '調高頻率限制'),
  'limit-added': rule('changed', BREAKING, 'New rate limit', '新增頻率限制'),
  'limit-removed': rule('changed', SAFE, 'Rate limit removed', '取消頻率限制'),

  'parameter-added': rule('added', SAFE, 'New parameter', '新增參數'),
  'required-parameter-added': rule('added', BREAKING, 'New required parameter', '新增必填參數'),
  'parameter-removed': rule('removed', BREAKING, 'Parameter removed', '移除參數'),
  'parameter-required': rule('changed', BREAKING, 'Now required', '改為必填'),
  'parameter-optional': rule('changed', SAFE, 'Now optional', '改為選填'),
  'parameter-moved': rule('changed', BREAKING, 'Sent in another place', '改由其他位置傳送'),
  'parameter-type-widened': rule('changed', SAFE, 'Type widened', '放寬型別'),
  'parameter-type-changed': rule('changed', BREAKING, 'Type changed', '變更型別'),
  'parameter-bounds-widened': rule('changed', SAFE, 'Bounds widened', '放寬範圍'),
  'parameter-bounds-narrowed': rule('changed', BREAKING, 'Bounds narrowed', '縮小範圍'),
  'parameter-value-added': rule('added', SAFE, 'New value', '新增可用值'),
  'parameter-value-removed': rule('removed', BREAKING, 'Value removed', '移除可用值'),
  'parameter-default-changed': rule('changed', BREAKING, 'Default changed', '變更預設值'),
  'parameter-deprecated': rule('deprecated', SAFE, 'Parameter deprecated', '參數已棄用'),
  'parameter-restored': rule('changed', SAFE, 'No longer deprecated', '不再棄用'),

  'field-added': rule('added', SAFE, 'New field', '新增欄位'),
  'field-removed': rule('removed', BREAKING, 'Field removed', '移除欄位'),
  'field-type-narrowed': rule('changed', SAFE, 'Type narrowed', '縮小型別'),
  'field-type-changed': rule('changed', BREAKING, 'Type changed', '變更型別'),
  'field-always-there': rule('changed', SAFE, 'Always there now', '改為必定回傳'),
  'field-may-be-absent': rule('changed', BREAKING, 'May be absent now', '可能不再回傳'),
  'field-value-added': rule('added', BREAKING, 'New value', '新增可能值'),
  'field-value-removed': rule('removed', SAFE, 'Value no longer sent', '不再回傳此值'),
  'field-deprecated': rule('deprecated', SAFE, 'Field deprecated', '欄位已棄用'),
  'field-restored': rule('changed', SAFE, 'No longer deprecated', '不再棄用'),

  'topic-added': rule('added', SAFE, 'New topic', '新增主題'),
  'topic-removed': rule('removed', BREAKING, 'Topic removed', '移除主題'),
  'message-added': rule('added', SAFE, 'New message', '新增訊息'),
  'message-removed': rule('removed', BREAKING, 'Message removed', '移除訊息'),
  'stream-moved': rule('changed', BREAKING, 'Connection moved', '變更連線位址'),
  'frequency-changed': rule('changed', SAFE, 'Push frequency changed', '變更推送頻率'),

  'enumeration-added': rule('added', SAFE, 'New enumeration', '新增列舉'),
  'enumeration-removed': rule('removed', BREAKING, 'Enumeration removed', '移除列舉'),
  'error-code-added': rule('added', SAFE, 'New error code', '新增錯誤碼'),
  'error-code-removed': rule('removed', SAFE, 'Error code removed', '移除錯誤碼'),
} as const satisfies Record<string, ChangeRule>

export type ChangeRuleName = keyof typeof CHANGE_RULES

export const isChangeRule = (name: unknown): name is ChangeRuleName =>
  typeof name === 'string' && Object.hasOwn(CHANGE_RULES, name)

// The table has no others, which the type of a key does not say.
export const CHANGE_RULE_NAMES = Object.keys(CHANGE_RULES) as [ChangeRuleName, ...ChangeRuleName[]]
