import { splitIdentifier } from './identifiers.ts'

/**
 * Terms of other exchanges: on the left a page's path here, or the name of a parameter, field or header; on the right
 * their names for it, separated by commas. Terms that this site defines are left out.
 */
export const elsewhere: Readonly<Record<string, string>> = {
  'v5/market/instrument':
    'exchangeInfo, AssetPairs, instId, instType, instFamily, uly, product_id, instrument_name, get_instruments, contractDetail, lotSz, tickSz, minSz, ctVal, ctMult, stepSize, minNotional, filterType, LOT_SIZE, PRICE_FILTER, pricePrecision, quantityPrecision, pricePlace, volumePlace',
  'v5/market/kline':
    'klines, continuousKlines, uiKlines, candlesticks, history-candles, ohlc-vt, granularity',
  'v5/market/mark-kline': 'markPriceKlines, mark-price-candles, history-mark-candles',
  'v5/market/index-kline': 'indexPriceKlines, index-candles',
  'v5/market/premium-index-kline': 'premiumIndexKlines, premium-history',
  'v5/market/orderbook': 'books-full, level2, book_l2, get_order_book, lastUpdateId',
  'v5/market/recent-trade':
    'aggTrades, historicalTrades, recentTrades, history-trades, get_last_trades, isBuyerMaker',
  'v5/market/tickers':
    'ticker/24hr, bookTicker, premiumIndex, get_book_summary, ticker/price, priceChangePercent, quoteVolume, vol24h, sodUtc0, lastFundingRate, estimatedSettlePrice',
  'v5/market/history-fund-rate':
    'fundingInfo, funding-rate-history, fundingRateHistory, get_funding_rate_history',
  'v5/market/open-interest': 'openInterestHist, open-interest-history, openInterestStatistics',
  'v5/market/long-short-ratio':
    'topLongShortAccountRatio, topLongShortPositionRatio, globalLongShortAccountRatio, takerlongshortRatio, long-short-account-ratio',
  'v5/market/risk-limit':
    'leverageBracket, notionalCap, maintMarginRatio, riskLimitTier, queryPosiLever',
  'v5/market/order-price-limit':
    'price-limit, PERCENT_PRICE, PERCENT_PRICE_BY_SIDE, buyLimit, sellLimit',
  'v5/market/index-components': 'constituents, assetIndex',
  'v5/market/insurance': 'insuranceBalance, insurance-fund',
  'v5/market/iv': 'get_historical_volatility, get_volatility_index_data, historical-volatility',
  'v5/market/new-delivery-price':
    'estimated-price, delivery-exercise-history, exerciseHistory, get_delivery_prices',
  'v5/market/adl-alert': 'adlQuantile, symbolAdlRisk, adl-warning',
  'v5/market/time': 'serverTime, public/time, get_time',
  'v5/order/create-order':
    'newOrder, AddOrder, order.place, submit_order, quoteOrderQty, newOrderRespType, algo order, order-algo, placeOrder, newClientOrderId, goodTillDate, priceMatch, execInst, ParticipateDoNotInitiate, STOP_MARKET, TAKE_PROFIT_MARKET, STOP_LOSS_LIMIT',
  'v5/order/amend-order':
    'cancelReplace, EditOrder, modifyOrder, edit_order, orderAmendment, amend-algos, cxlOnFail',
  'v5/order/cancel-order': 'CancelOrder, origClientOrderId, cancel-algos, cancel_by_label',
  'v5/order/cancel-all':
    'allOpenOrders, mass-cancel, massCancel, cancelAllOrders, cancel_all_by_instrument',
  'v5/order/open-order':
    'openOrders, orders-pending, OpenOrders, orders-algo-pending, get_open_orders',
  'v5/order/order-list':
    'allOrders, orders-history, orders-history-archive, ClosedOrders, allOrderList',
  'v5/order/execution':
    'myTrades, userTrades, fills-history, TradesHistory, get_user_trades, fillPx, fillSz, accFillSz',
  'v5/order/batch-place': 'batchOrders, batch-orders, placeMultipleOrders, orderMulti',
  'v5/order/pre-check-order': 'order/test, order-precheck, test order, preCheckOrder',
  'v5/order/dcp':
    'countdownCancelAll, cancelAllAfter, cancel-all-after, deadman, autoCancelAllOpenOrders, cancel_on_disconnect',
  'v5/position':
    'positionRisk, OpenPositions, get_positions, positionInformation, liquidationPrice, liqPx, unRealizedProfit, upl, isolatedWallet, notionalUsd',
  'v5/position/leverage': 'initialLeverage, changeLeverage',
  'v5/position/position-mode':
    'dualSidePosition, posMode, long_short_mode, net_mode, set-position-mode, positionSide, posSide, holdMode, dual position mode',
  'v5/position/cross-isolate': 'marginType, isolated-mode',
  'v5/account/set-margin-mode':
    'mgnMode, acctLv, set-account-level, multiAssetsMargin, multiAssetMode, assetMode',
  'v5/position/manual-add-margin': 'positionMargin, margin-balance, changePositionMargin',
  'v5/position/trading-stop':
    'attachAlgoOrds, oco order, slTriggerPx, tpTriggerPx, slOrdPx, tpOrdPx, closePosition, presetStopLossPrice, callbackRate, callbackRatio, activationPrice, move_order_stop, trailing_delta',
  'v5/position/close-pnl': 'positions-history, realizedPnl, history-position',
  'v5/account/wallet-balance':
    'Balance, TradeBalance, account/balance, crossWalletBalance, availBal, totalEq, adjEq, marginRatio, get_account_summary',
  'v5/account/account-info': 'account/config, accountConfig, account-config',
  'v5/account/fee-rate':
    'commissionRate, tradeFee, trade-fee, TradeVolume, makerCommission, takerCommission',
  'v5/account/transaction-log':
    'income, incomeHistory, bills, bills-archive, Ledgers, account-bills, get_transaction_log',
  'v5/account/set-mmp': 'mmp-config, set_mmp_config, marketMakerProtection, countdown mmp',
  'v5/account/borrow-history': 'interest-accrued, interestHistory, crossMarginInterest',
  'v5/account/set-collateral': 'set-collateral-assets, collateralAssets',
  'v5/account/set-spot-hedge': 'spot-offset, set-riskOffset-type, riskOffsetType',
  'v5/asset/coin-info':
    'capital/config/getall, asset/currencies, withdrawEnable, networkList, GetWithdrawalMethods, minWd',
  'v5/asset/transfer/create-inter-transfer':
    'asset/transfer, funds-transfer, WalletTransfer, innerTransfer, futuresTransfer',
  'v5/asset/transfer/unitransfer':
    'sub-account/universalTransfer, subaccount/transfer, universalTransfer, subAccountTransfer',
  'v5/asset/deposit/master-deposit-addr':
    'capital/deposit/address, DepositAddresses, deposit-address, get_current_deposit_address',
  'v5/asset/deposit/deposit-record':
    'capital/deposit/hisrec, deposit-history, DepositStatus, get_deposits, insertTime',
  'v5/asset/withdraw': 'capital/withdraw/apply, withdrawal apply, withdrawOrderId, walletLock',
  'v5/asset/withdraw/withdraw-record':
    'capital/withdraw/history, withdrawal-history, WithdrawStatus, get_withdrawals',
  'v5/asset/convert/guideline': 'easy-convert, dust conversion, convert/getQuote, estimate-quote',
  'v5/user/create-subuid': 'create-subaccount, virtualSubAccount, create_subaccount',
  'v5/user/apikey-info': 'apiRestrictions, query-apikey, ipRestrict',
  'v5/user/froze-subuid': 'disable subaccount, frozen subaccount, freezeSubAccount',
  'v5/system-status': 'system/status, SystemStatus, public/status',
  'v5/smp':
    'selfTradePreventionMode, stpMode, stpId, self_trade_prevention, EXPIRE_MAKER, EXPIRE_TAKER, EXPIRE_BOTH, cancel_maker',
  'v5/rate-limit':
    'rateLimits, REQUEST_WEIGHT, used weight, orderCount, retryAfter, ratelimit-remaining',
  'v5/demo': 'x-simulated-trading, paptrading, simulated trading, paper trading',
  'v5/intro#authentication': 'passphrase, access-passphrase, nonce, API-Sign',
  'v5/websocket/trade/guideline':
    'ws-api, order.place websocket, websocket order api, trade.order.place',
  'v5/websocket/private':
    'listenKey, userDataStream, user data stream, GetWebSocketsToken, bullet-private, listenKeyExpired',
  'v5/websocket/private/order': 'ORDER_TRADE_UPDATE, executionReport, openOrders feed, user.orders',
  'v5/websocket/private/wallet':
    'ACCOUNT_UPDATE, balance_and_position, outboundAccountPosition, balanceUpdate, user.portfolio',
  'v5/websocket/public/all-liquidation':
    'forceOrder, forceOrders, liquidation-orders, allForceOrders, liquidationOrder stream',
  'v5/websocket/public/orderbook':
    'depthUpdate, diff depth, books5, bbo-tbt, books50-l2-tbt, partial book depth, level2 feed, depth stream',
  'v5/websocket/public/kline': 'candle1m, kline stream, candlesticks feed',
  'v5/websocket/public/trade': 'aggTrade, trades-all, trade stream',
  'v5/websocket/public/ticker': 'markPrice stream, mark-price channel, miniTicker, markPriceUpdate',
  'v5/ws/connect': 'combined streams, bullet-public, keepalive listenKey, pingInterval',
  'X-BAPI-RECV-WINDOW': 'recvWindow, recv_window, expTime',
  'X-BAPI-API-KEY': 'ACCESS-KEY',
  'X-BAPI-SIGN': 'ACCESS-SIGN',
  'X-BAPI-TIMESTAMP': 'ACCESS-TIMESTAMP',
  orderLinkId:
    'clOrdId, clientOrderId, client_oid, clientOid, userref, cl_ord_id, newClientStrategyId, origClOrdId',
  orderId: 'ordId, ordertxid, order_txid, algoId',
  orderType: 'ordType, optimal_limit_ioc',
  isLeverage: 'tdMode, sideEffectType, isIsolated, autoBorrow',
  marketUnit: 'tgtCcy, quote_size, base_size',
  reduceOnly: 'reduce_only, reduceOnlyOrder, closeOnly',
  qty: 'sz, origQty, ordQty',
  triggerPrice: 'stopPrice, triggerPx, stop_price, trigger_px',
  triggerBy: 'workingType, triggerPxType, slTriggerPxType, CONTRACT_PRICE',
  leavesQty: 'unfilledSize, remaining_size',
  cumExecQty: 'executedQty, filled_size, dealSize',
  cumExecValue: 'cummulativeQuoteQty, cumQuote',
  execFee: 'commissionAsset, fillFee',
  liqPrice: 'estLiqPx',
  autoAddMargin: 'autoCxl, autoMarginCall, auto_margin',
  positionIM: 'positionInitialMargin, imr',
  positionMM: 'maintMargin, mmr',
  nextPageCursor: 'fromId',
}

/** Other exchanges' names for what has one of these names here, as spelled and split into words. */
export function otherExchangeNames(names: readonly string[]): string[] {
  const theirs = names.flatMap((name) => elsewhere[name]?.split(/,\s+/) ?? [])
  const words = theirs.map(splitIdentifier).filter((each) => each.includes(' '))
  return [...new Set([...theirs, ...words])]
}
