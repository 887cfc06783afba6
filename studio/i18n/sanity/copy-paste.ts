/** Sanity's messages about copying and pasting fields. */
export const copyPaste: Record<string, string> = {
  'copy-paste.field-action-copy-button.document.title': '複製文件',
  'copy-paste.field-action-copy-button.field.title': '複製欄位',
  'copy-paste.field-action-paste-button.document.title': '貼上文件',
  'copy-paste.field-action-paste-button.field.title': '貼上欄位',
  'copy-paste.on-paste.validation.read-only-target.description': '目標為唯讀',
  'copy-paste.on-paste.validation.read-only-fields-skipped.description':
    '略過唯讀欄位：{{fieldNames}}',
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    '略過唯讀欄位：{{fieldNames}}，以及另外 {{count}} 個',
  'copy-paste.on-paste.validation.schema-type-incompatible.description': '來源與目標的類型不相容',
  'copy-paste.on-paste.validation.reference-type-incompatible.description':
    '接受「{{targetReferenceTypes}}」的欄位不可參照「{{sourceReferenceType}}」',
  'copy-paste.on-paste.validation.reference-filter-incompatible.description':
    '這個欄位的篩選條件不允許這個參照',
  'copy-paste.on-paste.validation.reference-validation-failed.description':
    '參照的文件「{{ref}}」不存在',
  'copy-paste.on-paste.validation.image-file-incompatible.description':
    '「{{targetSchemaType}}」中不可放入「{{sourceSchemaType}}」',
  'copy-paste.on-paste.validation.array-type-incompatible.description':
    '這個清單欄位不接受類型為「{{type}}」的值',
  'copy-paste.on-paste.validation.array-value-incompatible.description':
    '這個清單欄位不接受類型為「{{type}}」的值',
  'copy-paste.on-paste.validation.string-value-incompatible.description':
    '「{{value}}」不在「{{allowedStrings}}」之列',
  'copy-paste.on-paste.validation.primitive-type-incompatible.description':
    '這個欄位不接受類型為「{{type}}」的值',
  'copy-paste.on-paste.validation.clipboard-empty.title': '沒有可貼上的內容',
  'copy-paste.on-paste.validation.clipboard-invalid.title': '剪貼簿的內容無效',
  'copy-paste.on-paste.validation.schema-type-incompatible.title': '無法判斷路徑 {{path}} 的類型',
  'copy-paste.on-paste.validation.partial-warning.title': '部分的值無法貼上',
  'copy-paste.on-paste.validation.mime-type-incompatible.description':
    '這個欄位不接受 MIME 類型「{{mimeType}}」',
  'copy-paste.on-paste.validation.mime-type-validation-failed.description': 'MIME 類型檢查失敗',
  'copy-paste.on-copy.validation.schema-type-incompatible.title': '無法判斷路徑 {{path}} 的類型',
  'copy-paste.on-copy.validation.no-value.title': '沒有值可複製',
  'copy-paste.on-copy.validation.clipboard-not-supported.description':
    '複製這項內容需要存取剪貼簿。請在瀏覽器設定中允許，然後再試一次。',
  'copy-paste.on-copy.validation.clipboard-not-supported.title': '無法存取剪貼簿',
}
