/** Characters of the search's terms and their variants, as readers may type them. */
const TYPED =
  '説閲峯証麽托佈周丢并乱亚伫来仓个们侧备传债仅价偿优储兑儿内两册冻别删则刚创划剧动务势励汇区佔却参臺员问启啓乔单吗尝严国围图团执报场块压坏够伙夹奥学实宁审写宽将专寻对导层属帐账賬带币帮几库废广张强弥后径从征恒态虑凭忆应怀户舍扫挂采换损抢撑拨拥择击挡担据拟扩摊败数断于时晋畅暂书会杆条弃业极构杠标样机档检槛栏权欧历归毁决没冲况泄净浅减测凑涌准沟滞滚满涨渐润济浏湾为爲乌无热烛争尔状奖独获献现环产毕画异当叠发盗尽监盘众确码础碍矿御税种称积稳窜竞笔节范筛简签纪约纳纯纸级细终组结绝络给统绑经维网紧绪线綫编缓练缩总绩绘继续罚罗羣义习联脚腊临与举旧万着盖荐萨兰处虚号亏蜡术衞补装里裏复见规视觉览观触订计讯讨讫托记访设许诉诊评词询试话该详志认语误说谁课调请论谢谨证识译议护读变让负财贡货责贵买贷费贴资宾赔卖赋质赖赚购赠赎迹踪跃轨软较载轻轮辑输转办这连周进运过达违递远适迟选遗还边邮邻释针银衔销铺录钱锚错键锁链镜钟鉴钥长门闪闭开闲间阅关阵陈陆队阶际随险隐虽双杂离难云电静韩响页顶项顺须预领头频题额愿类顾显风余马驾驼验骤体么点齐黄纲'
/** The corresponding characters on the site, in the same order. */
const WRITTEN =
  '說閱峰證麼託布週丟並亂亞佇來倉個們側備傳債僅價償優儲兌兒內兩冊凍別刪則剛創劃劇動務勢勵匯區占卻參台員問啟啟喬單嗎嘗嚴國圍圖團執報場塊壓壞夠夥夾奧學實寧審寫寬將專尋對導層屬帳帳帳帶幣幫幾庫廢廣張強彌後徑從徵恆態慮憑憶應懷戶捨掃掛採換損搶撐撥擁擇擊擋擔據擬擴攤敗數斷於時晉暢暫書會桿條棄業極構槓標樣機檔檢檻欄權歐歷歸毀決沒沖況洩淨淺減測湊湧準溝滯滾滿漲漸潤濟瀏灣為為烏無熱燭爭爾狀獎獨獲獻現環產畢畫異當疊發盜盡監盤眾確碼礎礙礦禦稅種稱積穩竄競筆節範篩簡簽紀約納純紙級細終組結絕絡給統綁經維網緊緒線線編緩練縮總績繪繼續罰羅群義習聯腳臘臨與舉舊萬著蓋薦薩蘭處虛號虧蠟術衛補裝裡裡複見規視覺覽觀觸訂計訊討訖託記訪設許訴診評詞詢試話該詳誌認語誤說誰課調請論謝謹證識譯議護讀變讓負財貢貨責貴買貸費貼資賓賠賣賦質賴賺購贈贖跡蹤躍軌軟較載輕輪輯輸轉辦這連週進運過達違遞遠適遲選遺還邊郵鄰釋針銀銜銷鋪錄錢錨錯鍵鎖鏈鏡鐘鑑鑰長門閃閉開閒間閱關陣陳陸隊階際隨險隱雖雙雜離難雲電靜韓響頁頂項順須預領頭頻題額願類顧顯風餘馬駕駝驗驟體麼點齊黃綱'

/** Words in which a simplified character has another traditional form than usual. */
const WORDS = new Map(
  '複制 複製,繪制 繪製,緩沖 緩衝,沖突 衝突,回複 回覆,反複 反覆,複原 復原,恢複 恢復,標簽 標籤,關系 關係,合並 合併,並入 併入,一並 一併,注冊 註冊,備注 備註,盡快 儘快,盡早 儘早,匯總 彙總,匯整 彙整,借此 藉此,搜集 蒐集,日歷 日曆,計劃 計畫,細致 細緻,制作 製作,並在 併在,注明 註明,注銷 註銷,修複 修復,系數 係數,事歷 事曆,附注 附註,回圈 迴圈'
    .split(',')
    .map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
)
const words = new RegExp([...WORDS.keys()].join('|'), 'g')
/** Invisible characters, which text copied from a page may contain. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu

const written = [...WRITTEN]
const characters = new Map([...TYPED].map((typed, at) => [typed, written[at] ?? typed]))
const known = new RegExp(`[${TYPED}]`, 'g')

/**
 * The typed text with full-width characters narrowed and simplified ones made traditional. Leading minus signs are
 * removed: the server would exclude the word, and codes begin with one.
 */
export function normaliseQuery(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(unseen, '')
    .replaceAll(known, (one) => characters.get(one) ?? one)
    .replaceAll(words, (one) => WORDS.get(one) ?? one)
    .replaceAll(/(?<=^|\s)[-‐-―−]+(?=[^\s-])/g, '')
}
