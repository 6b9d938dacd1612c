import http from "node:http";

/** A raw answer: no redirect followed, nothing decompressed. */
export interface RawAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Requests exactly this path; `fetch` would follow redirects, normalise the path and decompress the body.
 * @param baseUrl address of the server, without trailing slash
 * @param path path with query
 */
export const rawGet = (baseUrl: string, path: string, headers: http.OutgoingHttpHeaders = {}): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const request = http.get({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on("error", reject);
  });
