import { crc32, deflateRawSync } from 'node:zlib';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { StatementRow } from '#core/rules/pay/compare-statement.ts';

/** The chat app's bill: fields begin with a backtick, and the totals follow. */
export function chatPayBillText(rows: readonly StatementRow[]): string {
  const csvRows = rows.map(({ kind, no, paymentNo, amountFen }) => {
    const [paid, back] = kind === 'payment' ? [formatFen(amountFen), '0.00'] : ['0.00', formatFen(amountFen)];
    const state = kind === 'payment' ? 'SUCCESS' : 'REFUND';
    return [paymentNo ?? '', state, 'CNY', kind === 'refund' ? no : '0', '商品,示例', paid, back]
      .map((cell) => `\`${cell}`)
      .join(',');
  });
  return [
    '\uFEFF商户订单号,交易状态,货币种类,商户退款单号,商品名称,订单金额,申请退款金额',
    ...csvRows,
    '总交易单数,应结订单总金额',
    `\`${csvRows.length},\`0.00`,
    '',
  ].join('\r\n');
}

/** The wallet's bill: an archive with the trades and their totals in GBK. */
export function walletBillFile(rows: readonly StatementRow[]): Buffer {
  const csvRows = rows.map(({ kind, no, paymentNo, amountFen }) => {
    const [name, sign, request] = kind === 'payment' ? ['交易', '', ''] : ['退款', '-', no];
    return [`${paymentNo ?? ''}\t`, name, `${sign}${formatFen(amountFen)}`, request].join(',');
  });
  const trades = [
    '#业务明细查询',
    '商户订单号,业务类型,订单金额（元）,退款批次号/请求号',
    ...csvRows,
    '#业务明细列表结束',
  ];
  return zipOf([
    ['业务明细(汇总).csv', '#汇总'],
    ['业务明细.csv', trades.join('\r\n')],
  ]);
}

function zipOf(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const [parts, entries]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of files) {
    const [nameBytes, content] = [gbkOf(name), gbkOf(text)];
    const packed = deflateRawSync(content);
    const about = Buffer.alloc(26); // version to name length, the same in both headers
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, rest, nameBytes]));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

let known: ReadonlyMap<string, number> | undefined;

/** Node decodes GBK but does not encode it, so the table is made by decoding every pair of bytes. */
function gbkTable(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('gbk');
  const table = new Map<string, number>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
      table.set(decoder.decode(Uint8Array.of(lead, trail)), (lead << 8) | trail);
  return table;
}

function gbkOf(text: string): Buffer {
  known ??= gbkTable();
  const bytesOf = (char: string): readonly number[] => {
    const pair = known?.get(char);
    return pair === undefined ? [char.charCodeAt(0) & 0x7f] : [pair >> 8, pair & 255];
  };
  return Buffer.from(Array.from(text).flatMap(bytesOf));
}
