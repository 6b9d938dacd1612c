import { loadFigures } from "./wrk-report";

const OUTPUT = `Running 5s test @ http://127.0.0.1:80/
  Latency Distribution
     50%  512.00us
     99%    3.10ms
  100 requests in 5.00s, 1MB read
Requests/sec:  21433.84
Transfer/sec:    210.21MB
`;

test("reads requests a second and the slowest percent", () => {
  expect(loadFigures(OUTPUT)).toEqual({ perSecond: 21433.84, p99: "3.10ms", failed: 0 });
});

test("counts what failed, but no answer such as 404", () => {
  const errors = "  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 100\n";
  expect(loadFigures(OUTPUT.replace("Requests/sec", `${errors}Requests/sec`)).failed).toBe(7);
});

test("says what wrk said when it measured nothing", () => {
  expect(() => loadFigures("unable to connect")).toThrow("unable to connect");
});
