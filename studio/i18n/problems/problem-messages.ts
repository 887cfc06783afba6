/** Error messages by their English: `{}` is a gap, and `{1}` inserts the text of the first gap. */
export const problemMessages: Readonly<Record<string, string>> = {
  // Publishing and removing.
  'Somebody changed one of these documents a moment ago. Close this, look at it again, and repeat.':
    '剛才有人變更了其中一份文件。請關閉此視窗，重新檢視後再試一次。',
  'Somebody edited one of the drafts a moment ago. Look at it again before it is published.':
    '剛才有人編輯了其中一份草稿。發布前請重新檢視。',
  'The history has this revision no more. Choose another one.':
    '歷史記錄中已沒有這個版本，請選擇其他版本。',
  'Nothing is left to publish: somebody published or discarded the draft meanwhile.':
    '已沒有需要發布的內容：這段期間有人發布或捨棄了草稿。',
  'The page “{}” already has the path {}. Choose another path, or change that page’s first.':
    '頁面「{1}」已使用路徑 {2}。請改用其他路徑，或先變更該頁面的路徑。',
  'Readers of {} are sent to the page “{}”, which was there before. Choose another path, or delete the redirect from {} first.':
    '{1} 的讀者會被帶到原本在那裡的頁面「{2}」。請改用其他路徑，或先刪除從 {3} 開始的轉址。',
  'Only a writer changes or publishes the English and what is the same in both languages. What you wrote is kept as a draft: publish your translation, and ask a writer for the rest.':
    '英文與兩種語言共用的內容只有撰寫者能修改或發布。您寫的內容已保留為草稿：請發布您的譯文，其餘請撰寫者處理。',
  'Readers have not seen the English of this yet. What you wrote is kept: ask a writer to publish the English, and then publish yours.':
    '讀者尚未看到這份文件的英文。您寫的內容已保留：請撰寫者先發布英文，再發布您的譯文。',
  'The English that “{}” translates is not published yet. What you wrote is kept, and can be published after it.':
    '「{1}」所譯的英文尚未發布。您寫的內容已保留，待英文發布後即可發布。',
  'It is gone already: somebody deleted it meanwhile.': '文件已不存在：這段期間有人刪除了它。',
  'It is not published any more.': '它已不是發布狀態。',
  'Other documents refer to it. Choose the page that takes its place.':
    '有其他文件引用它。請選擇取代它的頁面。',
  'A page cannot take its own place.': '頁面不能取代自己。',
  'Choose a page that readers can see.': '請選擇讀者看得到的頁面。',
  'The draft was edited after it had been scheduled. Look at it again, have it approved if two people publish it, and schedule it anew.':
    '草稿在排程之後又有修改。請重新檢視；若須由兩個人發布，請先讓其他人核准，再重新排程。',
  'What pages in {} show is published by two people, and nobody has approved this draft. Have it approved, and schedule it anew.':
    '{1} 頁面所顯示的內容須由兩個人發布，而這份草稿還沒有人核准。請先讓其他人核准，再重新排程。',

  // Sidebars.
  'There is no template {}: reload the Studio.': '沒有範本 {1}：請重新載入 Studio。',
  'The sidebar has no entry {}: it was removed meanwhile': '側邊欄沒有項目 {1}：這段期間已被移除。',

  // Search analytics.
  'These synonyms were deleted a moment ago.': '這些同義詞剛才已被刪除。',
  'Nothing is counted yet. `npm run sync-search` sets it up.':
    '尚未開始統計。請執行 `npm run sync-search` 進行設定。',
  'The search server answered {}.': '搜尋伺服器回應 {1}。',
  'The search server answered: {}': '搜尋伺服器回應：{1}',

  // Translation files.
  'These documents have drafts that are not published yet:\n{}\nPublish or discard them, or import as drafts.':
    '下列文件有尚未發布的草稿：\n{1}\n請發布或捨棄草稿，或匯入為草稿。',
  'The code {} is not in the English text.': '英文中沒有格式碼 {1}。',
  'The file is no XLIFF: it begins with <{}>.': '這個檔案不是 XLIFF：它以 <{1}> 開頭。',
  'The file is XLIFF {}; only 2.0 and 2.1 are read. Ask the agency for the format that it was sent.':
    '這個檔案是 XLIFF {1}；只能讀取 2.0 與 2.1。請翻譯社以原本收到的格式送回。',
  'of no version': '（未標明版本）',
  'The file translates {} to {}; it must be en to {}.':
    '這個檔案從 {1} 譯為 {2}；應從 en 譯為 {3}。',
  'no language': '（未標明語言）',
  'The file has no <file> within <xliff>.': '檔案的 <xliff> 中沒有 <file>。',
  'Two elements <{}> have the id "{}".': '有兩個 <{1}> 元素的 id 都是「{2}」。',
  'An element <{}> has no id.': '有一個 <{1}> 元素沒有 id。',
  'A <segment> has no <source>.': '有一個 <segment> 沒有 <source>。',
  'A <segment> has the unknown state "{}".': '有一個 <segment> 的狀態「{1}」無法辨識。',
  'The file has {} MB; at most {} MB are read. Export fewer pages at a time.':
    '檔案有 {1} MB；最多只能讀取 {2} MB。請減少每次匯出的頁面。',
  'The file is not {} text. Save it as XLIFF in UTF-8.':
    '檔案不是 {1} 文字。請以 UTF-8 存成 XLIFF。',
  'The file is not well-formed XML: {}': '檔案不是格式正確的 XML：{1}',
  'The file has a document type (DOCTYPE), which an XLIFF file has no use for. Remove it.':
    '檔案含有 XLIFF 不需要的文件類型宣告（DOCTYPE），請將其移除。',
  'Line {}: elements are nested more than {} deep.': '第 {1} 行：元素的巢狀層級超過 {2} 層。',
  'The file is empty.': '檔案是空的。',

  // Refusals of the Content Lake.
  'Insufficient permissions; permission "{}" required for "{}": {}': '權限不足（{2}）：{3}',
  'Insufficient permissions; permission "create" or "update" required: {}': '權限不足：{1}',
  'the role {} has no such right on this document': '角色 {1} 無權變更這份文件',
  'your role is {}': '您的角色是 {1}',
  'nobody with rights is signed in': '登入的使用者沒有權限',
  'a translator may change only what lies under {}, and this changes {}':
    '譯者只能變更 {1} 中的內容，而這項變更涉及 {2}',
  'a translator settles reports about translations': '譯者只處理關於譯文的回報',
  'only an administrator deletes reports of readers; settle it instead':
    '只有管理員能刪除讀者的回報，請改為標示處理結果',
  "of a report only {} change: the rest is the reader's":
    '回報中只有 {1} 可以變更，其餘內容屬於讀者',
  'The report "{}" cannot be read: {}': '無法讀取回報「{1}」：{2}',
  'what pages in {} show is published by two people: {}': '{1} 頁面所顯示的內容須由兩個人發布：{2}',
  'what pages in {} show is published by two people: have the draft approved, then schedule it':
    '{1} 頁面所顯示的內容須由兩個人發布：請先讓其他人核准草稿，再排程發布',
  '{} is past: publish now, or choose a time to come': '{1} 已經過了：請立即發布，或選擇之後的時間',
  'the note of {} is resolved or answered, not rewritten':
    '{1} 的備註只能標為已解決或回覆，不能改寫',
  'the note of {} is resolved, not removed': '{1} 的備註只能標為已解決，不能移除',
  'To {} takes one of the roles {}; yours is {}': '這項操作需要以下角色之一：{2}；您的角色是 {3}',
}
