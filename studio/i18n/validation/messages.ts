/**
 * Messages of the schema's validation rules by their English: `{}` is a gap, and `{1}` inserts the text of the first
 * gap. A specific sentence must precede a more general one that also matches it.
 */
export const validationMessages: Readonly<Record<string, string>> = {
  'Leave out the “#”: the site adds it.': '請去掉「#」：網站會自動加上。',
  'An anchor starts with a letter or digit and has only letters, digits, “-” and “_”: request-parameters.':
    '錨點以字母或數字開頭，且只能有字母、數字、「-」與「_」：request-parameters。',
  'Choose one: a page, or an address elsewhere.': '請擇一：頁面，或外部網址。',
  'Write in English what readers are told.': '請以英文寫下要告訴讀者的內容。',
  'Choose how urgent it is.': '請選擇緊急程度。',
  'Choose what happened.': '請選擇發生的變更。',
  'Choose what changed.': '請選擇有變更的項目。',
  'Say what was before, what is after, or both.': '請填入變更前或變更後的內容，或兩者皆填。',
  'Name what changed: “GET /v5/market/kline”.':
    '請填寫有變更的項目名稱，例如「GET /v5/market/kline」。',
  'A section stands in the list twice: take one out.': '清單中有重複的章節：請移除其中一個。',
  'It ends before it begins, so nobody would see it: choose a later end, or an earlier beginning.':
    '結束時間早於開始時間，沒有人會看到：請選擇更晚的結束時間，或更早的開始時間。',
  'It is over: readers do not see it any more.': '已經結束：讀者不會再看到。',
  'Shorten it: on wide screens what does not fit on one line, about {} letters, is cut off.':
    '請縮短：在寬螢幕上，超出一行（約 {1} 個字母）的部分會被截掉。',
  '“{}” has no heading with the anchor {}: the page itself comes first. Choose another, or leave it empty.':
    '「{1}」沒有錨點為 {2} 的標題：會改為把頁面本身排在最前面。請選擇其他標題，或留空。',
  '{} has not worked since {}: move the page to the discontinued ones. Change its path to “{}”; readers of the old one are sent there.':
    '{1} 自 {2} 起已無法使用：請將頁面移到停用的端點，把路徑改為「{3}」；開啟舊路徑的讀者會被導向新路徑。',
  'Write what readers type.': '請填寫讀者輸入的內容。',
  '“{}” has no letter or digit: write a word.': '「{1}」沒有文字或數字：請填寫字詞。',
  'Shorten it to {} characters or fewer: the words that matter are enough.':
    '請縮短到 {1} 個字以內：保留重要的字詞即可。',
  'Results for “{}” are set already. Change those instead.':
    '「{1}」的搜尋結果已經設定過。請改那一份。',
  'Leave at most {} pages: what is found besides them must have room.':
    '最多保留 {1} 個頁面：其他搜尋結果也需要位置。',
  'A page is in the list twice: take one out.': '清單中有重複的頁面：請移除其中一個。',
  'Leave at most {} pages. Where more do not fit, give the right page more keywords instead.':
    '最多保留 {1} 個頁面。若有更多不合適的頁面，請改為替正確的頁面增加搜尋關鍵字。',
  'A page cannot come first and not be shown: take it out of one list.':
    '頁面不能既排在最前面又不顯示：請從其中一份清單移除。',
  'It changes nothing yet: choose a page that comes first, or one that is not shown.':
    '目前沒有任何作用：請選擇要排在最前面的頁面，或不顯示的頁面。',
  'Leave at most {} words: take out {}.': '最多保留 {1} 個字詞：請移除 {2} 個。',
  '“{}” is more than one word: each is ignored by itself, so write each by itself.':
    '「{1}」不只一個字詞：每個字詞分別忽略，請分開填寫。',
  'Write “{}” with letters and digits alone: the search knows no others here.':
    '「{1}」只能有文字與數字：搜尋在此不認得其他符號。',
  'Shorten “{}” to {} characters or fewer.': '請將「{1}」縮短到 {2} 個字以內。',
  '“{}” is there twice: take one out.': '「{1}」重複了：請移除其中一個。',
  'The search parts words at “{}”: write a space in its place in “{}”.':
    '搜尋會在「{1}」處斷詞：請將「{2}」中的這個符號改成空格。',
  'Write at least one word that is found as well.': '請至少填寫一個也要找到的字詞。',
  'Write at least two words: a word alone means nothing else.':
    '請至少填寫兩個字詞：只有一個就沒有同義詞。',
  'Another entry has “{}” already, with “{}”. Add the words there.':
    '另一份文件已有「{1}」，其中包含「{2}」。請把字詞加到那裡。',
  'Choose whose searches it holds for.': '請選擇適用於哪些語言的搜尋。',
  'Choose for which searches it holds.': '請選擇適用於哪些搜尋。',
  'Choose which way they are found.': '請選擇搜尋的方向。',
  'Choose the language, or “Plain text”.': '請選擇語言，或選「Plain text」。',
  'The site does not know the language “{}” and shows the code without colours: choose one of the list, or “Plain text”.':
    '網站不認得語言「{1}」，程式碼會沒有顏色：請從清單選擇，或選「Plain text」。',
  '“{}” is the name of a file: say what the image shows, for readers who do not see it.':
    '「{1}」是檔名：請說明圖片的內容，給看不見圖片的讀者。',
  '“{}” does not say what the image shows: write a sentence, such as “The order form with the limit price filled in”.':
    '「{1}」沒有說明圖片的內容：請寫一句話，例如「已填入限價的下單表單」。',
  'Shorten it to {} or fewer: it has {}, so that {}.': '請縮短到 {1}以內：目前有 {2}，因此{3}。',
  'Give the sidebar a label of {} or fewer: the title has {}, so that {}.':
    '請設定 {1}以內的側邊欄名稱：標題有 {2}，因此{3}。',
  'search engines cut it off and it takes a third line above the page':
    '搜尋引擎會截斷它，且在頁面上方會占到第三行',
  'it takes a third line in the sidebar': '在側邊欄會占到第三行',
  'search engines cut it off': '搜尋引擎會截斷它',
  '{} characters': '{1} 個字',
  '{} letters': '{1} 個字母',
  'A menu has no menus in it: move its entries one level up.':
    '選單裡不能再有選單：請將其項目上移一層。',
  'It leads nowhere: choose a page, give an address, or add a menu below it.':
    '它沒有連到任何地方：請選擇頁面、填寫網址，或在下方加入選單。',
  'Choose one: a page, an address elsewhere, or a menu below it.':
    '請擇一：頁面、外部網址，或下方的選單。',
  'Give the address, for example https://example.org/page.':
    '請填寫網址，例如 https://example.org/page。',
  'This looks like a page of this documentation: use “Link to a page”, which follows it when it moves.':
    '這看起來是本文件的頁面：請用「連結到頁面」，頁面移動時連結會跟著更新。',
  'An address starts with https:// and has no spaces.': '網址以 https:// 開頭，且沒有空格。',
  'Give the page a path, for example v5/market/kline.': '請為頁面設定路徑，例如 v5/market/kline。',
  'Leave out the “{}” at the start: write v5/market/kline.':
    '請去掉開頭的「{1}」：寫成 v5/market/kline。',
  'Leave out the “/” at the end: write v5/market/kline.':
    '請去掉結尾的「/」：寫成 v5/market/kline。',
  'A path has only a–z, 0–9, “-” and “/”. Replace {}.':
    '路徑只能有 a–z、0–9、「-」與「/」。請替換 {1}。',
  'Two “/” stand side by side: take one out.': '有兩個「/」相連：請刪去一個。',
  '“{}” starts or ends with “-”: take it out.': '「{1}」以「-」開頭或結尾：請刪去。',
  'The site itself uses “{}” at the start of an address. Start with another word.':
    '網站本身使用以「{1}」開頭的網址。請以其他字詞開頭。',
  'A path has only letters, 0–9, “-”, “_”, “.”, “~”, spaces and “/”. Replace {}.':
    '路徑只能有字母、0–9、「-」、「_」、「.」、「~」、空格與「/」。請替換 {1}。',
  '“{}” is shown as it stands: links work only in the body of a page.':
    '「{1}」會照原樣顯示：連結只在頁面的內文有效。',
  'A backtick ` is left open: put one before and one after the code.':
    '有一個反引號 ` 沒有成對：請在程式碼前後各放一個。',
  'The page “{}” is at {} itself: readers would go round in circles. Delete this redirect, or write the path that the page had before.':
    '頁面「{1}」本身就在 {2}：讀者會不斷繞圈。請刪除此轉址，或填寫頁面以前的路徑。',
  'The page “{}” is at {}: readers see it, and never follow this redirect. Give that page another path first.':
    '頁面「{1}」在 {2}：讀者會看到它，永遠不會被轉址。請先更改該頁面的路徑。',
  'Another redirect leads from {} to “{}” already. Change that one instead.':
    '已有另一個轉址從 {1} 通往「{2}」。請改那一個。',
  'Another redirect leads from {}{} already. Change that one instead.':
    '已有另一個轉址從 {1} 出發。請改那一個。',
  '“{}” is not published, and its readers are sent to “{}”. Choose “{}”.':
    '「{1}」未發布，其讀者會被帶到「{2}」。請選擇「{3}」。',
  'What this leads to is not published, or no longer there: readers would find nothing. Publish it, choose another, or take the link out.':
    '連結的目標未發布或已不存在：讀者什麼也找不到。請發布它、選擇其他目標，或移除連結。',
  'Nothing names the columns: turn on “The first row names the columns”, or add such a row. Who listens to the page hears the name of the column before each cell.':
    '各欄沒有名稱：請開啟「第一列是欄名」，或加入這樣的一列。聽讀頁面的人會在每一格前聽到欄名。',
  'Column {} has no name: write it in the first row.': '第 {1} 欄沒有名稱：請寫在第一列。',
  'Not translated yet: readers of {} see the English words.': '尚未翻譯：{1}的讀者會看到英文。',
  'Readers of {} are sent to the page {}, which was there before. Choose another path, or delete the redirect from {} first.':
    '{1} 的讀者會被帶到以前在那裡的頁面{2}。請選擇其他路徑，或先刪除從 {3} 出發的轉址。',
  'The page {} already has the path {}. Choose another path, or change that page’s first.':
    '頁面{1}已使用路徑 {2}。請選擇其他路徑，或先更改該頁面的路徑。',
  'Give the version a name, for example current or 2024.': '請為版本命名，例如 current 或 2024。',
  'A name has only a–z, 0–9, “-” and “.”, and starts with a letter or digit.':
    '名稱只能有 a–z、0–9、「-」與「.」，並以字母或數字開頭。',
  'The version shown by default has no path: empty this field.':
    '預設顯示的版本沒有路徑：請清空此欄位。',
  'Only the version shown by default has no path. Give this one, for example 2024.':
    '只有預設顯示的版本沒有路徑。請為此版本設定路徑，例如 2024。',
  'A path is one word of a–z, 0–9 and “-”, for example 2024.':
    '路徑是由 a–z、0–9 與「-」組成的一個字詞，例如 2024。',
  'The site itself uses “{}” at the start of an address. Choose another word.':
    '網站本身使用以「{1}」開頭的網址。請選擇其他字詞。',
  'The heading is not on the page: “{}” asks for “{}” on {}, and readers land at its top. {}':
    '頁面上沒有這個標題：「{1}」要找 {3} 的「{2}」，讀者會停在該頁頂端。{4}',
  'Did you mean “{}”?': '您是指「{1}」嗎？',
  'It has no headings: leave the anchor out.': '該頁沒有標題：請去掉錨點。',
  'It has {}.': '該頁有 {1}。',
  'No heading has the anchor “{}” any more, and {} lead there: readers would land at the top of the page. Change those links first, or give the section its heading back.':
    '已沒有標題使用錨點「{1}」，但 {2} 連到那裡：讀者會停在頁面頂端。請先更改那些連結，或恢復該節的標題。',
  'Empty paragraphs follow each other: remove these {}. The site makes the space between paragraphs itself; “Line across” parts what must stand apart.':
    '有連續的空白段落：請刪除這 {1} 個。段落間距由網站處理；需要隔開的內容請用「分隔線」。',
  'Write what the footnote says.': '請寫下註腳內容。',
  'A formula is no TeX: {}. Correct it, or take the mark “Formula in TeX” away.':
    '公式不是有效的 TeX：{1}。請修正，或移除「TeX 公式」標記。',
  'The first heading is below a section: “{}” has level {}. Give it level 2, or put a heading above it.':
    '第一個標題的層級過低：「{1}」是第 {2} 層。請改為第 2 層，或在其上加入標題。',
  'A level of headings is skipped: “{}” has level {}, the heading before it {}. Give it level {}, or put a heading between them.':
    '標題跳過了一層：「{1}」是第 {2} 層，前一個標題是第 {3} 層。請改為第 {4} 層，或在兩者之間加入標題。',
  'The words of a link do not say where it leads: “{}”. Link the words that name it, for those who hear links alone, and for search engines.':
    '連結文字沒有說明通往何處：「{1}」。請將連結放在目標的名稱上，給只聽讀連結的人，也給搜尋引擎。',
  'A link of the English is missing: “{}”. Link the same words here, so that readers of 繁體中文 find it as well.':
    '少了英文中的連結：「{1}」。請在此處為相同的文字加上連結，讓繁體中文的讀者也找得到。',
  'Code of the English is missing: `{}`. Write it as it stands there, and mark it as code.':
    '少了英文中的程式碼：`{1}`。請照原樣寫上，並標為程式碼。',
  'No parameter or field is called so: `{}`. {}': '沒有參數或欄位叫這個名稱：`{1}`。{2}',
  'Did you mean `{}`?': '您是指 `{1}` 嗎？',
  'Look it up in the table on this page.': '請在本頁的表格中查詢。',
  'Two headings of one section are alike: “{}”. Word one differently, so that readers can tell them apart in the table of contents.':
    '同一節有兩個相同的標題：「{1}」。請改寫其中一個，讓讀者在目錄中能夠分辨。',
  'Readers would see “{}” as it stands: the editor reads no Markdown. Use “{}” of the toolbar.':
    '讀者會照原樣看到「{1}」：編輯器不會解讀這種標記。請使用工具列的「{2}」。',
  'Heading 2': '標題 2',
  'Bulleted list': '項目符號清單',
  Code: '程式碼',
  'Note or warning': '備註或警告',
  Quote: '引文',
  Table: '表格',
  'A heading is empty: write it, or remove it.': '有一個標題是空白的：請撰寫，或移除。',
  'A heading has bold, code or a link in it: “{}”. Readers see its words alone: take the marks out, and put a link into the text below.':
    '標題「{1}」中有粗體、程式碼或連結，但讀者只會看到文字：請移除這些格式，並把連結放在下方的內文。',
  'Nothing stands below “{}”: write it, or remove the heading.':
    '「{1}」下方沒有內容：請撰寫，或移除標題。',
  'An item of a list is empty: write it, or remove it.': '清單中有空白的項目：請撰寫，或移除。',
  'Give the {} a name in English.': '請填寫{1}的英文名稱。',
  'Give the tab a label.': '請為分頁命名。',
  'Give it a value of a–z, 0–9 and “-”, for example nodejs.':
    '請填寫由 a–z、0–9 與「-」組成的值，例如 nodejs。',
  'Choose the language: it decides the colours.': '請選擇語言：它決定顏色。',
  'Paste the code.': '請貼上程式碼。',
  'Say what the reader wants to do.': '請說明讀者想做什麼。',
  'Choose the page that says how.': '請選擇說明做法的頁面。',
  'More than four tabs do not fit on a phone.': '超過四個分頁在手機上放不下。',
  'More than nine tasks are a list of contents.': '超過九項任務就成了目錄。',
  'Give the link a label in English.': '請填寫連結的英文名稱。',
  'The page is empty: readers see its title only.': '頁面是空的：讀者只會看到標題。',
  'Write it in English: every reader falls back to it.': '請填寫英文：沒有翻譯時讀者會看到英文。',
  'Give the entry a label in English.': '請填寫項目的英文名稱。',
  'Give the category a label in English.': '請填寫分類的英文名稱。',
  'The category is empty: readers see its label only.': '分類是空的：讀者只會看到名稱。',
  'Choose a page.': '請選擇頁面。',
  'Write the whole address, without a path: {}.': '請填寫完整網址，不含路徑：{1}。',
  'Name the environment in English.': '請填寫環境的英文名稱。',
  'Use lower-case letters, digits and hyphens: testnet.': '請使用小寫字母、數字與連字號：testnet。',
  'Use lower-case letters, digits and hyphens: turkey.': '請使用小寫字母、數字與連字號：turkey。',
  'Say where it stands among the others.': '請填寫它在其他環境中的順序。',
  'Give the entry a title in English.': '請填寫項目的英文標題。',
  'Choose the day of the change.': '請選擇變更的日期。',
  'Choose the kind of change.': '請選擇變更的種類。',
  'A page stands in the list twice: take one out.': '清單中有重複的頁面：請移除一個。',
  'Name the pages that changed, so that readers get there.': '請列出有變更的頁面，讓讀者能夠前往。',
  'Give the version a label.': '請填寫版本的名稱。',
  'Choose the page with which the version begins.': '請選擇版本的起始頁面。',
  'Give the enumeration a title in English.': '請填寫列舉的英文標題。',
  'Give the group of codes a title in English.': '請填寫錯誤碼群組的英文標題。',
  'Give the page a title in English.': '請填寫頁面的英文標題。',
  'Choose the version that the page belongs to.': '請選擇頁面所屬的版本。',
  'Choose the page that readers should see.': '請選擇讀者應看到的頁面。',
  'Give the sidebar a title in English.': '請填寫側邊欄的英文標題。',
  'Add a page or a category.': '請加入頁面或分類。',
  'Choose the page that opens first.': '請選擇最先開啟的頁面。',
  'A name has letters and digits only: v5SideBar.': '名稱只能有字母與數字：v5SideBar。',
  'Give the name in English.': '請填寫英文名稱。',
  'Write the beginning of a path, as in v5/order: no slash first or last.':
    '請填寫路徑的開頭，例如 v5/order：開頭與結尾都沒有斜線。',
  'This section is in the list already.': '清單中已有這個章節。',
  'Write the English term.': '請填寫英文術語。',
  'Write what stands for it in {}.': '請填寫{1}的對應詞。',
  '“{}” is no colour: write “#” and six digits, for example #8ab4ff.':
    '「{1}」不是顏色：請填寫「#」與六位數字，例如 #8ab4ff。',
  '{} reaches a contrast of {} on the {} pages; text needs 4.5. {} is the nearest that does.':
    '{1} 在 {3} 頁面上的對比為 {2}；文字需要 4.5。最接近的合格顏色是 {4}。',
  'Write what stands on the tab.': '請填寫分頁上的文字。',
  'A name has only a–z, 0–9 and “-”: python.': '名稱只能有 a–z、0–9 與「-」：python。',
  'Add at least one tab.': '請至少加入一個分頁。',
  'Add a cell.': '請加入儲存格。',
  'Add a row.': '請加入一列。',
  'Row {} has {} cells, the first row {}. Give every row as many.':
    '第 {1} 列有 {2} 格，第一列有 {3} 格。請讓每一列的格數相同。',
  'Say in a few words what to do: Create a key.': '請用幾個字說明要做什麼：建立金鑰。',
  'Add the first step.': '請加入第一個步驟。',
  'One step alone needs no number: write a paragraph, or add a step.':
    '只有一個步驟不需要編號：請改寫成段落，或再加入步驟。',
  'Say what stood here.': '請說明此處原本的內容。',
  '“{}” has no block here: readers do not see it as meant.':
    '此處沒有「{1}」的區塊：讀者看到的不會是原本的樣子。',
  'Write the name in one line: symbol. What it stands in is said by “Depth”.':
    '請將名稱寫成一行：symbol。它的層級由「深度」表示。',
  'Write a number from 0 to 9.': '請填寫 0 到 9 的數字。',
  'Add a parameter.': '請加入參數。',
  'Choose the operation to show.': '請選擇要顯示的操作。',
  'Say in a sentence what the image shows.': '請用一句話說明圖片的內容。',
  'Write a whole number of pixels: 320.': '請填寫整數的像素值：320。',
  'Upload an image, or choose one.': '請上傳或選擇圖片。',
  'Choose the error codes to show.': '請選擇要顯示的錯誤碼。',
  'Choose the enumeration to show.': '請選擇要顯示的列舉。',
  'A diagram needs an actor: add who sends and who answers.':
    '圖需要參與者：請加入傳送者與回應者。',
  'A diagram needs a message: add what is sent.': '圖需要訊息：請加入傳送的內容。',
  '{} actors are too many to read; {} fit. Make two diagrams of it.':
    '{1} 個參與者太多，難以閱讀；最多 {2} 個。請分成兩張圖。',
  '{} messages and notes are too many to read; {} fit. Make two diagrams of it.':
    '{1} 則訊息與備註太多，難以閱讀；最多 {2} 則。請分成兩張圖。',
  '“{}” cannot name an actor: use letters and digits, a letter first: client.':
    '「{1}」不能當作參與者的名稱：請使用字母與數字，並以字母開頭：client。',
  'Two actors are named “{}”. Give each a name of its own.':
    '有兩個參與者都叫「{1}」。請分別命名。',
  'The label of “{}” has {} letters; {} fit. Shorten it.':
    '「{1}」的標籤有 {2} 個字母；最多 {3} 個。請縮短。',
  '{} names “{}”, which is no actor. Actors are {}.':
    '{1}提到「{2}」，但沒有這個參與者。參與者有 {3}。',
  '{} stands over {} actors. Name one, or the first and the last.':
    '{1}橫跨 {2} 個參與者。請填寫一個，或第一個與最後一個。',
  '{} says nothing. Write what is sent or noted.': '{1}沒有內容。請填寫傳送或備註的內容。',
  '{} has {} letters; {} fit. Say the rest in the text.':
    '{1}有 {2} 個字母；最多 {3} 個。其餘請寫在內文。',
  'Note {}': '備註 {1}',
  'Message {}': '訊息 {1}',
  'Write the line that the reader clicks.': '請填寫讀者點按的那一行。',
  'Write numbers of lines with commas between them: 1,3-5.': '請填寫以逗號分隔的行號：1,3-5。',
  'Name whose address it is.': '請填寫這是誰的網址。',
  'Give the address, for example https://hooks.example.com/changes.':
    '請填寫網址，例如 https://hooks.example.com/changes。',
  'Write the whole address, with https://.': '請填寫完整網址，包含 https://。',
  'Take the name and the password out of the address: whoever can read the dataset can read them.':
    '請移除網址中的名稱與密碼：能讀取資料集的人都看得到。',
  'An address starts with https://, so that nobody reads or changes on its way what is sent.':
    '網址以 https:// 開頭，傳送的內容才不會在途中被讀取或竄改。',
  'Use the port 443, or one above 1024: those below are of other services.':
    '請使用連接埠 443，或大於 1024 的連接埠：其餘的屬於其他服務。',
  'This is a machine or network of the site’s own: it is called only where CHANGES_WEBHOOK_HOSTS names it.':
    '這是網站本身的主機或網路：只有在 CHANGES_WEBHOOK_HOSTS 列出它時才會呼叫。',
  'An area stands in the list twice: take one out.': '清單中有重複的領域：請移除其中一個。',
  '“{}” is no area: write market, as in /v5/market/kline.':
    '「{1}」不是領域：請填寫 market，如 /v5/market/kline 中所示。',
  'Choose the topic to show.': '請選擇要顯示的主題。',
  'Choose the page that the card leads to.': '請選擇卡片通往的頁面。',
  'Add a card.': '請加入卡片。',
  'Choose the page that the words lead to.': '請選擇文字通往的頁面。',
  'Choose how much it matters.': '請選擇重要程度。',
  'Write what the reader should know.': '請填寫讀者應知道的內容。',
}
