/**
 * Mandarin syllables, each followed by the first character with this sound in the pinyin order by which browsers and
 * Node sort Chinese: https://github.com/unicode-org/cldr/blob/main/common/collation/zh.xml
 */
const SYLLABLES =
  'a吖ai哎an安ang肮ao凹ba丷bai挀ban扳bang邦bao勹bei卑ben奔beng伻bi屄bian边biao灬bie憋bin汃bing冫bo癶bu峬ca嚓cai偲can参cang仓cao撡ce冊cen嵾ceng曽cha叉chai芆chan辿chang伥chao抄che车chen抻cheng阷chi吃chong充chou抽chu出chuai揣chuan巛chuang刅chui吹chun旾chuo逴ci呲cong匆cou凑cu粗cuan汆cui崔cun邨cuo搓da咑dai呆dan丹dang当dao刀de嘚den扥deng灯di氐dian敁diao刁die爹ding丁diu丟dong东dou吺du厾duan耑dui垖dun吨duo多e妸ei诶en奀er儿fa发fan帆fang匚fei飞fen分feng丰fo仏fou紑fu夫ga旮gai侅gan甘gang冈gao皋ge戈gei给gen根geng刯gong工gou勾gu估gua瓜guai乖guan关guang光gui归gun丨guo呙ha哈hai咍han佄hang夯hao茠he诃hei黒hen拫heng亨hong叿hou齁hu乎hua花huai怀huan欢huang巟hui灰hun昏huo吙ji丌jia加jian戋jiang江jiao艽jie阶jin巾jing坕jiong冂jiu丩ju凥juan姢jue噘jun军ka咔kai开kan刊kang忼kao尻ke匼ken肎keng劥kong空kou抠ku扝kua夸kuai㧟kuan宽kuang匡kui亏kun坤kuo扩la垃lai来lan兰lang啷lao捞le仂lei勒leng崚li哩lia俩lian奁liang良liao撩lie毟lin拎ling伶liu溜long龙lou䁖lu噜lv驴luan娈lve掠lun抡luo啰ma妈mai埋man嫚mang牤mao猫me嚒mei呅men椚meng擝mi咪mian宀miao喵mie乜min民ming名miu谬mo摸mou哞mu毪na拏nai腉nan囡nang囔nao孬ne疒nei娞nen恁ni妮nian拈niang娘niao鸟nie捏nin囜ning宁niu妞nong农nou羺nu奴nv女nuan奻nve疟nuo郍o喔ou讴pa妑pai拍pan眅pang乓pao抛pei呸pen喷peng匉pi丕pian囨piao剽pie氕pin姘ping乒po钋pou剖pu仆qi七qia掐qian千qiang呛qiao悄qie苆qin亲qing靑qiong卭qiu丘qu区quan奍que炔qun夋ran呥rang穣rao娆re惹ren人reng扔ri日rong戎rou厹ru邚ruan堧rui婑run瞤ruo捼sa仨sai毢san三sang桒sao掻se閪sen森seng僧sha杀shai筛shan山shang伤shao弰she奢shen申sheng升shi尸shou収shu书shua刷shuai衰shuan闩shuang双shui脽shun吮shuo说si厶song忪sou凁su苏suan狻sui夊sun孙suo唆ta他tai囼tan坍tang汤tao夲te忑teng熥ti剔tian天tiao旫tie帖ting厅tong囲tou偷tu凸tuan湍tui推tun吞tuo乇wa屲wai歪wan弯wang尢wei危wen昷weng翁wo挝wu乌xi夕xia呷xian仙xiang乡xiao灱xie些xin心xing星xiong凶xiu休xu吁xuan吅xue削xun坃ya丫yan恹yang央yao幺ye倻yi一yin囙ying应yo哟yong佣you优yu込yuan囦yue曰yun晕za帀zai災zan兂zang匨zao傮ze则zei贼zen怎zeng増zha扎zhai夈zhan枬zhang张zhao佋zhe蜇zhen贞zheng凧zhi之zhong中zhou州zhu朱zhua抓zhuai跩zhuan专zhuang妆zhui隹zhun宒zhuo拙zi乲zong宗zou邹zu租zuan钻zui厜zun尊zuo嘬'

const syllables = [...SYLLABLES.matchAll(/([a-z]{1,6})(\p{Script=Han})/gu)].flatMap(
  ([, sound, first]) => (sound && first ? [{ first, sound: withoutSlips(sound) }] : []),
)
const order = new Intl.Collator('zh-u-co-pinyin')
const RUN = /\p{Script=Han}{2,}/gu

/** Merges sounds that Zhuyin typists and many speakers confuse: ㄓ and ㄗ, ㄔ and ㄘ, ㄕ and ㄙ, ㄣ and ㄥ. */
function withoutSlips(sound: string): string {
  return sound.replace(/^([zcs])h/, '$1').replace(/([ei]n)g$/, '$1')
}

/** The runs of at least two Chinese characters in a text. */
export const chineseRuns = (text: string): string[] => text.match(RUN) ?? []

/** The sound of each character without tone; one fixed reading for characters with several. */
export const soundsOf = (run: string): string[] => [...run].map(soundOf)

/** The sounds of each two neighbouring characters: 訂單簿 is `dindan danbu`. */
export function soundPairs(run: string): string[] {
  const sounds = soundsOf(run)
  return sounds.slice(1).map((sound, at) => `${sounds[at]}${sound}`)
}

/** The runs of Chinese in `names`, each with its sounds, by which misspelled names find a page. */
export function namesBySound(names: readonly string[]): string[] {
  const runs = new Set(names.flatMap(chineseRuns))
  return [...runs].map((run) => [run, ...soundPairs(run)].join(' '))
}

function soundOf(character: string): string {
  let [from, to] = [0, syllables.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (order.compare(syllables[middle]?.first ?? '', character) <= 0) from = middle + 1
    else to = middle
  }
  return syllables[from - 1]?.sound ?? ''
}
