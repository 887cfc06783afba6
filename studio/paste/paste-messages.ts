import { messages } from '../i18n/messages.ts'

export const pasteMessages = messages(
  'paste',
  {
    label: 'What was pasted',
    markdown: 'Read as Markdown. Ctrl+Shift+V (⌘⇧V) pastes plain text.',
    changed_one: 'One thing is not as it was.',
    changed_other: '{{count}} things are not as they were.',
    uploading: 'Uploading pictures …',
    failed: 'Only the words were pasted: {{reason}}',
    kind: 'a block of the kind “{{kind}}” has no place here; its words are kept.',
    show: 'Show',
    hide: 'Hide',
    undo: 'Undo',
    close: 'Close',
    alt: 'Say what each picture shows: press it.',
  },
  {
    label: '貼上的內容',
    markdown: '已當作 Markdown 讀取。按 Ctrl+Shift+V（⌘⇧V）可貼上純文字。',
    changed_one: '有一處與原文不同。',
    changed_other: '有 {{count}} 處與原文不同。',
    uploading: '正在上傳圖片…',
    failed: '只貼上了文字：{{reason}}',
    kind: '「{{kind}}」類型的區塊不能放在這裡，只保留文字。',
    show: '顯示',
    hide: '隱藏',
    undo: '復原',
    close: '關閉',
    alt: '請說明每張圖片的內容：點選圖片即可。',
  },
)

/** Findings of the clipboard's conversion, by their English. */
export const foundMessages: Readonly<Record<string, string>> = {
  '"{}" is not in the page.': '頁面中沒有「{1}」。',
  'the link "{}" leads to no page; its words are kept.': '連結「{1}」不通往任何頁面，只保留文字。',
  'the link in {} is kept as its words: "{}".': '標題、摘要或提示標題中的連結「{2}」只保留文字。',
  'the image "{}" is of another site: a link leads to it.':
    '圖片「{1}」位於其他網站，改以連結呈現。',
  'the image "{}" is left out: {}': '圖片「{1}」未保留：{2}',
  'its file is on the computer where it was copied. Paste the picture by itself.':
    '檔案在複製時的電腦上。請單獨貼上這張圖片。',
  'the image "{}" has no words, so it is called "{}".':
    '圖片「{1}」沒有說明文字，因此以「{2}」為名。',
  'the width "{}" of an image is left out.': '圖片寬度「{1}」未保留。',
  '<{}> is left out: it runs or loads by itself.': '<{1}> 未保留：它會自行執行或載入。',
  '<{}> is kept as its source.': '<{1}> 以原始碼保留。',
  '{} is kept as words: it is not well-formed.': '{1} 的格式不正確，當作文字保留。',
  '</{}> ends nothing.': '</{1}> 沒有對應的開頭。',
  '":::{}" is no admonition; its lines are kept.': '「:::{1}」不是提示區塊，內容照原樣保留。',
  '"{}" after the language of a fence is left out.': '程式碼語言後的「{1}」未保留。',
  'code of the language "{}" has no colours.': '「{1}」語言的程式碼沒有顏色。',
  'an empty code fence is left out.': '空的程式碼區塊未保留。',
  'a numbered list begins anew behind a block.': '編號清單在區塊之後重新編號。',
  'merged cells of a table stand apart.': '表格的合併儲存格已分開。',
  'a row has not as many cells as the header; it is filled up.':
    '有一列的儲存格數與標題列不同，已補齊。',
  'a heading in a cell of a table is kept as bold text.': '表格儲存格中的標題改為粗體文字。',
  'a line across within a block is left out.': '區塊內的分隔線未保留。',
  'a {} in a quote stands by itself.': '引文中的其他區塊移到引文之外。',
  'a {} in a cell is kept as its words.': '儲存格中的其他區塊只保留文字。',
  'a Mermaid diagram that is no sequence is kept as code.': '非循序圖的 Mermaid 圖表以程式碼保留。',
  '{} in a sequence diagram are left out.': '循序圖中的 {1} 未保留。',
  'a table of parameters stays a plain one: {}.': '參數表維持一般表格。',
}
