/** A group's name before a count: 影音会员 becomes 影音, so that a cell reads 影音2项. */
export function shortGroupName(groupName: string): string {
  const short = groupName.replace(/^[本每]月/, '').replace(/(年度)?(会员|权益|月卡|周卡|年卡|礼包)$/, '');
  return short === '' ? groupName : short;
}
