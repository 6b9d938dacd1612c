import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { findProgram } from "./find-program";

export interface NginxProgram {
  program: string;
  /** Folder with mime.types. */
  configDir: string;
  /** Module that serves `.br` files, if installed. */
  brotliModule: string | undefined;
}

const BROTLI_MODULE = "ngx_http_brotli_static_module.so";

const run = promisify(execFile);

/** Finds nginx on the PATH or in Debian's place; undefined if it is not installed. */
export const findNginx = async (): Promise<NginxProgram | undefined> => {
  const program = findProgram(["nginx"], ["/usr/sbin/nginx", "/usr/local/sbin/nginx"]);
  if (!program) {
    return undefined;
  }
  const { stderr } = await run(program, ["-V"]);
  const argument = (name: string): string | undefined => new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1];
  const brotliModule = path.join(argument("modules-path") ?? "/usr/lib/nginx/modules", BROTLI_MODULE);
  return {
    program,
    configDir: path.dirname(argument("conf-path") ?? "/etc/nginx/nginx.conf"),
    brotliModule: existsSync(brotliModule) ? brotliModule : undefined,
  };
};
