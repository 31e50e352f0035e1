/** The fields of the console's forms, as its pages name them. */
const fieldNames: Readonly<Record<string, string>> = {
  loginName: '登录名',
  password: '密码',
  code: '动态码',
  totp: '动态码',
  name: '姓名',
  roles: '角色',
  reason: '原因（至少4个字）',
  comment: '意见',
};

/** The sentence about an input that does not fit; the field's name where a form has it. */
export function invalidConsoleInput(path: readonly PropertyKey[]): string {
  const [field] = path;
  const name = typeof field === 'string' ? fieldNames[field] : undefined;
  return name === undefined ? '提交的内容有误，请刷新页面后重试' : `请检查：${name}`;
}
