/** Globals of third-party scripts that we use. */

export interface ChatAnswer {
  readonly errMsg?: string;
  readonly longitude?: unknown;
  readonly latitude?: unknown;
}

/** Callbacks of a chat SDK call; at most one is called. */
export interface ChatRequest {
  success(answer: ChatAnswer): void;
  fail(answer?: ChatAnswer): void;
  cancel(answer?: ChatAnswer): void;
}

export type ChatFunction = (request: ChatRequest & Readonly<Record<string, unknown>>) => void;
export type ChatApi =
  | 'getLocation'
  | 'openLocation'
  | 'updateAppMessageShareData'
  | 'updateTimelineShareData'
  | 'chooseWXPay';
export type MiniProgramApi = 'navigateTo' | 'switchTab';

export interface ChatGlobal extends Readonly<Record<ChatApi, ChatFunction>> {
  config(config: Readonly<Record<string, unknown>>): void;
  ready(then: () => void): void;
  error(then: (answer?: ChatAnswer) => void): void;
  readonly miniProgram: Readonly<Record<MiniProgramApi, ChatFunction>>;
}

export interface BridgeGlobal {
  invoke(name: string, params: Readonly<Record<string, unknown>>, callback: (answer: unknown) => void): void;
}

export interface MapsGlobal {
  readonly Geolocation: new (options: { readonly enableHighAccuracy: boolean; readonly timeout: number }) => {
    getCurrentPosition(
      callback: (
        status: string,
        result?: { readonly position?: { readonly lng?: unknown; readonly lat?: unknown } },
      ) => void,
    ): void;
  };
}

export interface OneTapGlobal {
  getTokenInfo(request: {
    readonly version: string;
    readonly openType: string;
    readonly sign: string;
    success(answer?: { readonly token?: unknown; readonly userInformation?: unknown }): void;
    error(answer?: { readonly code?: string; readonly message?: string }): void;
  }): void;
}

export interface AnalyticsGlobal {
  track(event: string, properties: Readonly<Record<string, string | number>>): void;
}
