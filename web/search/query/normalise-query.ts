/** Characters of the words that the search knows, and variants of them, as they may be typed. */
const TYPED =
  '帐户账号调设动减仓换钥验证鉴权认机网单订销托录变记连线资数据预币点举错误码续费栏询标头请维双对冲规约则讯险风准备烛图强络获与结当选择挂盘页创亏损笔细开频传额级务签内划转万钱余产领现范税状态价测试见问题时间广闪兑长几历断杠杆实统个环过拟阅财启货护报汇种败会样两还吗后进读拨给让卖组里经体该没应挡际买为来从赖说这刚类周异径参办复节视绝词汉并简输义识别构贷东删购赎冻键写区关于学么执条账賬裏着佔臺綫爲啓羣衞'
/** The same in the way of the site. */
const WRITTEN =
  '帳戶帳號調設動減倉換鑰驗證鑑權認機網單訂銷託錄變記連線資數據預幣點舉錯誤碼續費欄詢標頭請維雙對沖規約則訊險風準備燭圖強絡獲與結當選擇掛盤頁創虧損筆細開頻傳額級務簽內劃轉萬錢餘產領現範稅狀態價測試見問題時間廣閃兌長幾歷斷槓桿實統個環過擬閱財啟貨護報匯種敗會樣兩還嗎後進讀撥給讓賣組裡經體該沒應擋際買為來從賴說這剛類週異徑參辦複節視絕詞漢並簡輸義識別構貸東刪購贖凍鍵寫區關於學麼執條帳帳裡著占台線為啟群衛'

const written = [...WRITTEN]
const characters = new Map([...TYPED].map((typed, at) => [typed, written[at] ?? typed]))
const known = new RegExp(`[${TYPED}]`, 'g')

/**
 * What was typed, with wide characters narrow and simplified ones traditional. A minus sign before a word goes:
 * it would have the server find everything without that word, and codes begin with one.
 */
export function normaliseQuery(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(known, (one) => characters.get(one) ?? one)
    .replaceAll(/(?<=^|\s)-+(?=[^\s-])/g, '')
}
