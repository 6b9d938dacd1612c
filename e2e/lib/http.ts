import http from "node:http";

/** An answer as it came over the wire: no redirect followed, nothing decompressed. */
export interface RawAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks a server for exactly this path; `fetch` would follow redirects, tidy the path and unpack the body.
 *
 * @param baseUrl - address of the server, without trailing slash
 * @param path - path with query, sent to the letter
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
