import type { Generated, GeneratedAlways } from 'kysely';

export interface Users {
  user_id: string;
  /** Of `encryption.mobiles`; columns that end so are ciphertexts and keyed hashes (docs/decisions/0027-private-values.md). */
  mobile_sealed: string;
  mobile_lookup: string;
  area_num: string | null;
  isp_flag: 0 | 1;
  brand_num: string;
  credit_level: number | null;
  user_name: string;
  name_edits: Generated<number>;
  head_img_url: string | null;
  open_id_sealed: string | null;
  open_id_lookup: string | null;
  easy_use_member: Generated<boolean>;
  excellent_vip: Generated<boolean>;
  points: Generated<number>;
  created_at: Date;
  closed_at: Date | null;
}

export interface LevelRefreshes {
  user_id: string;
  refreshed_at: Date;
}

export interface Sessions {
  session_id: string;
  user_id: string;
  access_hash: Buffer;
  access_expires_at: Date;
  refresh_hash: Buffer;
  refresh_expires_at: Date;
  created_at: Date;
  ended_at: Date | null;
  /** How the user signed in: 'sms', 'chat-app' or the kind of proof. */
  signed_in_by: string | null;
  register_channel: string | null;
  external_user_id_sealed: string | null;
}

export interface Captchas {
  captcha_id: string;
  target_x: number;
  expires_at: Date;
  used_at: Date | null;
}

export interface CaptchaPasses {
  pass_hash: Buffer;
  expires_at: Date;
  used_at: Date | null;
}

export interface SmsCodes {
  sms_code_id: GeneratedAlways<number>;
  mobile_lookup: string;
  purpose: string;
  code_hash: Buffer;
  /** Of the ticket that the page which requested the code holds. */
  ticket_hash: Buffer;
  ip: string;
  /** Hash of the IP address and the browser. */
  device: Generated<string>;
  sent_at: Date;
  expires_at: Date;
  tries_left: number;
  used_at: Date | null;
}

/** A refresh token after its rotation; its return is a replay. */
export interface SpentRefreshTokens {
  token_hash: Buffer;
  session_id: string;
  spent_at: Date;
  /** By the statement or a trigger (0204); null in rows of before that are not filled yet. */
  subscriber_id: string | null;
}

export interface LoginKeys {
  key_id: string;
  private_key_sealed: string;
  public_key: string;
  created_at: Date;
  expires_at: Date;
}

export interface Agreements {
  template_id: string;
  version: string;
  title: string;
  body: string;
  published_at: Date;
  /** Subscribers who agreed to an older version are asked again. */
  needs_consent: Generated<boolean>;
  /** null: it came with the product. */
  proposal_id: string | null;
}

export interface Consents {
  user_id: string;
  template_id: string;
  version: string;
  agreed_at: Date;
  withdrawn_at: Date | null;
}

export interface AccountTables {
  users: Users;
  level_refreshes: LevelRefreshes;
  sessions: Sessions;
  spent_refresh_tokens: SpentRefreshTokens;
  captchas: Captchas;
  captcha_passes: CaptchaPasses;
  sms_codes: SmsCodes;
  login_keys: LoginKeys;
  agreements: Agreements;
  consents: Consents;
}
